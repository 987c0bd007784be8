import { describe, expect, it } from 'vitest'
import { facesOf } from './rails'

describe('the ways a die can lie', () => {
  it('are two for a straight', () => expect(facesOf('straight').sort()).toEqual(['EW', 'NS']))
  it('are four for a curve', () => expect(facesOf('curve').sort()).toEqual(['ES', 'NE', 'NW', 'SW']))
  it('are one for a crossing', () => expect(facesOf('crossing')).toEqual(['EW+NS']))
  it('are four for a wye, its pairs in order', () => expect(facesOf('wye').sort()).toEqual(['ES+NE', 'ES+SW', 'NE+NW', 'NW+SW']))
  it('are none for a locomotive', () => expect(facesOf('locomotive')).toEqual([]))
})
