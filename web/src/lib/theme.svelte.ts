// Light or dark: what the system says until the reader chooses.
import { keep, kept } from './keeping'

export type Theme = 'light' | 'dark'
const system = matchMedia('(prefers-color-scheme: dark)')
const state = $state<{ theme: Theme }>({ theme: initial() })

function initial(): Theme {
  const chosen = kept('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light'
}

function show(): void {
  document.documentElement.dataset.theme = state.theme
}

system.addEventListener('change', () => {
  if (kept('theme') !== null) return
  state.theme = system.matches ? 'dark' : 'light'
  show()
})
show()

export const theme = {
  get now(): Theme {
    return state.theme
  },
  toggle(): void {
    state.theme = state.theme === 'dark' ? 'light' : 'dark'
    keep('theme', state.theme)
    show()
  },
}
