// Bots and record players bring news faster than a screen shows pictures. What comes before the last was painted waits for the next frame
// and is taken there together with whatever else has come, so that no picture waits for one that nobody would see.

/** Where no frames are made, as in a tab that is not looked at, a timer stands for them. */
const WITHOUT_FRAMES = 100

export type NextFrame = (then: () => void) => void

const nextFrame: NextFrame = (then) => {
  const go = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    then()
  }
  const frame = requestAnimationFrame(go)
  const timer = setTimeout(go, WITHOUT_FRAMES)
}

/** When what has changed is painted: for work that nobody sees, such as asking the server for what may be wanted later. */
export const painted = (): Promise<void> => new Promise((then) => nextFrame(() => setTimeout(then)))

/** Takes what it is given in its order: at once where nothing was taken since the last frame, else all of it in the next one. */
export class OnceAFrame<T> {
  private readonly take: (item: T) => void
  private readonly next: NextFrame
  private waiting: T[] = []
  private untilPainted = false

  constructor(take: (item: T) => void, next: NextFrame = nextFrame) {
    this.take = take
    this.next = next
  }

  give(item: T): void {
    this.waiting.push(item)
    if (!this.untilPainted) this.takeAll()
  }

  private takeAll(): void {
    const items = this.waiting
    this.waiting = []
    this.untilPainted = items.length > 0
    if (!this.untilPainted) return
    this.next(() => this.takeAll())
    items.forEach(this.take)
  }
}
