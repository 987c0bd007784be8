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

/** The ways in which a symbol can lie: its face, turned by quarters, written as the server writes them. */
export function facesOf(symbol: string): string[] {
  const turn: Record<string, string> = { N: 'E', E: 'S', S: 'W', W: 'N' }
  const written = (face: string): string => face.split('+').map((pair) => [...pair].sort((a, b) => 'NESW'.indexOf(a) - 'NESW'.indexOf(b)).join('')).sort().join('+')
  const faces: string[] = []
  for (let face = symbolFace(symbol), i = 0; i < 4 && face; i++) {
    faces.push(written(face))
    face = [...face].map((side) => turn[side] ?? side).join('')
  }
  return [...new Set(faces)]
}

/** One way in which a symbol can lie, to show what was rolled. */
export const symbolFace = (symbol: string): string => SHAPES[symbol] ?? ''
