import type { GamePage } from '../../lib/games.svelte'
import { page as tycoon } from '../tycoon'

/** England is played on Tycoon's page; nobody issues by hand there, and no link leads west. */
export const page: GamePage = { ...tycoon, kinds: tycoon.kinds.filter((kind) => kind !== 'BuildWest' && kind !== 'Issue') }
