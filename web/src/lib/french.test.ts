import { describe, expect, it } from 'vitest'
import { joined } from './french'

describe('names in French', () => {
  it('are elided before a vowel', () => expect(joined('un cube jaune de Atlanta à Écija, ce que Ada dit')).toBe('un cube jaune d’Atlanta à Écija, ce qu’Ada dit'))
  it('contract with an article of their own', () => expect(joined('À Le Havre, de Le Mans à Les Andelys')).toBe('Au Havre, du Mans aux Andelys'))
  it('stay as they are otherwise', () => {
    for (const text of ['de Leeds à Leicester', 'de La Rochelle', 'de onze à huit', 'mode Avion']) expect(joined(text)).toBe(text)
  })
})
