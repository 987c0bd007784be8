import type { Scene } from '../../lib/games.svelte'
import { t } from '../../lib/words.svelte'

/** Where a game in turns and rounds stands. */
export function stage(scene: Scene): string {
  const { turn, round, last_turn: last } = scene.view
  return t(turn === 0 ? 'stage-setup' : turn === last ? 'stage-last' : round ? 'stage-round' : 'stage-turn', { turn, round })
}
