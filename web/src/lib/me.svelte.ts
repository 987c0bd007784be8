// Who the reader is: a guest until they choose otherwise. A name is asked for only when it is needed.
import { api, Refused } from './api'
import { keep, kept } from './keeping'
import type { MeAnswer } from './shapes'

const state = $state<{ me: MeAnswer | null; known: boolean }>({ me: null, known: false })

export const me = {
  get now(): MeAnswer | null {
    return state.me
  },
  get known(): boolean {
    return state.known
  },
  async find(): Promise<MeAnswer | null> {
    if (kept('me') === null) state.known = true // never sat anywhere: nobody to ask for
    if (state.known) return state.me
    try {
      state.me = await api.me()
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem
      state.me = null
    }
    state.known = true
    return state.me
  },
  async rename(name: string): Promise<void> {
    state.me = await api.name(name)
    state.known = true
    keep('me', state.me.id)
  },
  async register(name: string, password: string): Promise<void> {
    state.me = await api.register(name, password)
  },
  async logIn(name: string, password: string): Promise<void> {
    state.me = await api.logIn(name, password)
    keep('me', state.me.id)
  },
  async logOut(): Promise<void> {
    await api.logOut()
    state.me = null
  },
  /** Somebody to sit at a table: a guest is made where there is nobody yet. */
  async ensure(name: string): Promise<void> {
    if (!state.me && !(await me.find())) await me.rename(name)
  },
}
