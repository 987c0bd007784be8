import { describe, expect, it } from 'vitest'
import { OnceAFrame } from './frames'

describe('news that come faster than frames', () => {
  function onPaper() {
    const taken: number[] = [], frames: (() => void)[] = []
    const news = new OnceAFrame<number>((n) => taken.push(n), (then) => frames.push(then))
    return { taken, news, paint: () => frames.shift()!(), frames }
  }
  it('are taken at once where nothing waits to be painted', () => {
    const { taken, news } = onPaper()
    news.give(1)
    expect(taken).toEqual([1])
  })
  it('wait for the next frame together, in their order', () => {
    const { taken, news, paint } = onPaper()
    ;[1, 2, 3].forEach((n) => news.give(n))
    expect(taken).toEqual([1])
    paint()
    expect(taken).toEqual([1, 2, 3])
  })
  it('wait again while those of this frame are painted', () => {
    const { taken, news, paint } = onPaper()
    ;[1, 2].forEach((n) => news.give(n))
    paint()
    news.give(3)
    expect(taken).toEqual([1, 2])
    paint()
    expect(taken).toEqual([1, 2, 3])
  })
  it('ask for no frames when nothing has come', () => {
    const { taken, news, paint, frames } = onPaper()
    news.give(1)
    paint()
    expect(frames).toEqual([])
    news.give(2)
    expect(taken).toEqual([1, 2])
  })
  it('are not lost where one of them cannot be taken', () => {
    const taken: number[] = [], frames: (() => void)[] = []
    const news = new OnceAFrame<number>((n) => { if (n === 1) throw new Error('bad'); taken.push(n) }, (then) => frames.push(then))
    expect(() => news.give(1)).toThrow('bad')
    news.give(2)
    frames.shift()!()
    expect(taken).toEqual([2])
  })
})
