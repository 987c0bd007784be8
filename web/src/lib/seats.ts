// How the seats of a table are told apart: the colour and pattern of the board's picture, and the first letter of the name.
import type { Ink, ToldSeat } from './shapes'

/** How to draw a seat: as the board's picture says, with a letter of its own. */
export function seatInk(seats: ToldSeat[], seat: number, colours: Record<string, Ink>): Ink {
  const ink = colours[String(seat)] ?? { fill: 'var(--card)', ink: 'var(--ink)', letter: '' }
  return { ...ink, letter: letters(seats)[seat] ?? ink.letter }
}

/** The first letter of each name; where two begin alike, the number of the seat. */
function letters(seats: ToldSeat[]): string[] {
  const first = seats.map((seat) => (seat.name.trim()[0] ?? '').toLocaleUpperCase())
  return first.map((letter, i) => (letter && first.indexOf(letter) === first.lastIndexOf(letter) ? letter : String(i + 1)))
}
