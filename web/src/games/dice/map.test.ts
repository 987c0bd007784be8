import { describe, expect, it } from 'vitest'
import type { Picture } from '../../lib/shapes'
import { laidOut, tilesOf } from './map'

const blank = { grid: 'square', cells: [], places: [], frame: [0, 0, 1, 1] } as unknown as Picture
const letter = (column: number): string => String.fromCharCode(65 + column)

/** The view of a map of tiles at these corners, counted as the server does. */
function viewOf(corners: [number, number][]): Record<string, any> {
  const left = Math.min(...corners.map(([x]) => x)), top = Math.min(...corners.map(([, y]) => y))
  const terrain: Record<string, string> = {}
  for (const [x, y] of corners) for (let i = 0; i < 16; i++) terrain[`${letter(x - left + (i % 4))}${y - top + Math.floor(i / 4) + 1}`] = '.'
  return { terrain, layout: corners.map(([x, y], i) => ({ tile: i + 1, x, y })) }
}

describe('the map of Dice', () => {
  it('is empty before tiles are laid', () => expect(laidOut(blank, { terrain: {}, layout: [] }).places).toEqual([]))
  it('counts tiles from the first column and row', () => expect(tilesOf(viewOf([[-4, 2], [0, 4]]))).toEqual([{ tile: 1, x: 0, y: 0 }, { tile: 2, x: 4, y: 2 }]))
  it('puts a cell where its name says', () => {
    const cells = laidOut(blank, viewOf([[0, 0]])).cells
    expect(cells.find((cell) => cell.at === 'A1')).toEqual({ at: 'A1', x: 0.5, y: 0.5, terrain: 'plain' })
    expect(cells.find((cell) => cell.at === 'D3')).toMatchObject({ x: 3.5, y: 2.5 })
  })
  it('goes on after Z with two letters', () => expect(laidOut(blank, { terrain: { AB1: '.' }, layout: [] }).cells[0]).toMatchObject({ x: 27.5, y: 0.5 }))
  it('draws mountains and water', () => expect(laidOut(blank, { terrain: { A1: '^', A2: '~' }, layout: [] }).cells.map((cell) => cell.terrain)).toEqual(['mountain', 'water']))
  it('has room for every cell within its frame', () => {
    const { frame, cells } = laidOut(blank, viewOf([[0, 0], [4, 2]]))
    const [x, y, w, h] = frame as [number, number, number, number]
    expect(cells.every((cell) => cell.x - 0.5 > x && cell.x + 0.5 < x + w && cell.y - 0.5 > y && cell.y + 0.5 < y + h)).toBe(true)
  })
})

describe('the plates of the heaps', () => {
  const corners: [number, number][] = [[0, 0], [4, 0], [0, 4], [4, 4], [8, 2], [-4, 1]]
  const { places, cells, frame } = laidOut(blank, viewOf(corners))
  it('has one a tile', () => expect(places.map((place) => place.id)).toEqual(['1', '2', '3', '4', '5', '6']))
  it('lie on no cell', () => {
    const covered = places.filter((place) => cells.some((cell) => Math.abs(cell.x - place.x!) < 0.5 + 0.7 && Math.abs(cell.y - place.y!) < 0.5 + 0.25))
    expect(covered).toEqual([])
  })
  it('do not lie on one another', () => {
    for (const a of places) for (const b of places) if (a !== b) expect(Math.abs(a.x! - b.x!) > 1.4 || Math.abs(a.y! - b.y!) > 0.5).toBe(true)
  })
  it('lie within the frame', () => {
    const [x, y, w, h] = frame as [number, number, number, number]
    expect(places.every((place) => place.x! - 0.75 >= x && place.x! + 0.75 <= x + w && place.y! > y && place.y! < y + h)).toBe(true)
  })
})
