// What the reader's browser keeps between visits; a browser that keeps nothing is fine.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`rotonde.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`rotonde.${name}`, value)
  } catch {
    // private windows may refuse: the choice then lasts as long as the page
  }
}
