// The faces of dice as small tracks in a square of side 1 with its middle at 0, 0.

const SIDES: Record<string, [number, number]> = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] }
const SHAPES: Record<string, string> = {
  straight: 'NS', curve: 'NE', crossing: 'EW+NS', switch_left: 'NS+SW', switch_right: 'NS+ES', wye: 'ES+SW', double_curve: 'NE+SW',
}

/** The rails of a face such as "NS" or "NS+SW", scaled. */
export function railPath(face: string, size: number): string {
  return face
    .split('+')
    .map((pair) => {
      const a = SIDES[pair[0]!], b = SIDES[pair[1]!]
      if (!a || !b) return ''
      const [x1, y1] = [a[0] * size, a[1] * size], [x2, y2] = [b[0] * size, b[1] * size]
      return `M${x1} ${y1}` + (a[0] + b[0] === 0 && a[1] + b[1] === 0 ? `L${x2} ${y2}` : `Q0 0 ${x2} ${y2}`)
    })
    .join('')
}

/** One way in which a symbol can lie, to show what was rolled. */
export const symbolFace = (symbol: string): string => SHAPES[symbol] ?? ''
