// How somebody chose: a finger cannot point before it presses, so what it touches is shown first.
const noPointing = matchMedia('(hover: none)')

export function byFinger(event: MouseEvent): boolean {
  const hand = (event as PointerEvent).pointerType
  if (hand === undefined) return noPointing.matches // a browser whose clicks do not tell
  return hand === 'touch' || hand === 'pen'
}
