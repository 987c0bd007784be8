// How somebody chose: a finger cannot point before it presses, so what it touches is shown first.
const noPointing = matchMedia('(hover: none)')

export function byFinger(event: MouseEvent): boolean {
  const hand = (event as PointerEvent).pointerType
  if (hand === undefined) return noPointing.matches // a browser whose clicks do not tell
  return hand === 'touch' || hand === 'pen'
}

/** Milliseconds within which a second click is that of a double click: it is meant for what was there before the first. */
export const DOUBLE_CLICK = 350
