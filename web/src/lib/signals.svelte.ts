// "It is your turn": the tab's title and icon, a soft sound if wanted, a notification if allowed.
import { keep, kept } from './keeping'
import { t } from './words.svelte'

const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'

export class Signals {
  sound = $state(kept('sound') === 'yes')
  private was = false

  tell(mine: boolean, title: string): void {
    document.title = mine ? `● ${t('your-turn')} · ${title}` : `${title} · Rotonde`
    const link = document.querySelector('link[rel=icon]')!, icon = mine ? ICON_TURN : ICON
    if (link.getAttribute('href') !== icon) link.setAttribute('href', icon) // the same one set once more is fetched once more
    if (mine && !this.was) this.call(title)
    this.was = mine
  }

  toggle(): void {
    this.sound = !this.sound
    keep('sound', this.sound ? 'yes' : 'no')
    if (!this.sound) return
    this.ring()
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission()
  }

  private call(title: string): void {
    if (this.sound) this.ring()
    if (this.sound && document.hidden && 'Notification' in window && Notification.permission === 'granted') new Notification(t('your-turn'), { body: title, icon: ICON_TURN, tag: 'rotonde' })
  }

  /** Two soft notes, like a far station bell. */
  private ring(): void {
    const context = new AudioContext()
    for (const [i, pitch] of [880, 659].entries()) {
      const note = context.createOscillator(), volume = context.createGain()
      const at = context.currentTime + i * 0.18
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(0.06, at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0008, at + 0.7)
      note.connect(volume).connect(context.destination)
      note.start(at)
      note.stop(at + 0.75)
    }
    setTimeout(() => void context.close(), 1500)
  }
}
