// What the page says: its own words in both languages, and the labels of ids from the server's catalogue.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import keys from 'words:keys'
import { joined } from './french'
import { kept, keep } from './keeping'
import type { Text } from './shapes'

export type Lang = 'en' | 'fr'
export const LANGUAGES: readonly Lang[] = ['en', 'fr']

/** What each language says, in the order of the keys. */
const own: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('words:en'),
  fr: () => import('words:fr'),
}
const written = (values: string[]): string => keys.split(' ').map((key, i) => `${key} = ${values[i]}`).join('\n')

const bundles: Partial<Record<Lang, FluentBundle>> = {}
const opening: Partial<Record<Lang, Promise<void>>> = {}
const state = $state<{ lang: Lang; loaded: Record<Lang, number>; missing: boolean }>({ lang: preferred(), loaded: { en: 0, fr: 0 }, missing: false })
const LATER = 1500 // milliseconds until the language that is not read now is loaded too: the table comes first

function preferred(): Lang {
  const chosen = kept('lang')
  if (chosen === 'en' || chosen === 'fr') return chosen
  return navigator.languages.some((l) => l.startsWith('fr')) && !navigator.languages[0]?.startsWith('en') ? 'fr' : 'en'
}

/** Load the language that is read now, then the other one, so that switching is immediate. */
export async function openWords(): Promise<void> {
  await opened(state.lang)
  document.documentElement.lang = state.lang
  setTimeout(() => LANGUAGES.forEach((lang) => void opened(lang)), LATER)
}

function opened(lang: Lang): Promise<void> {
  const found = (opening[lang] ??= load(lang))
  found.catch(() => delete opening[lang])
  return found
}

/** The page's own words, and as soon as they come the server's: a label for every id that a view can hold, as commodities, cards, colours. */
async function load(lang: Lang): Promise<void> {
  const labels = fetch(`/api/texts/${lang}`).catch(() => null)
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(written((await own[lang]()).default)))
  bundles[lang] = bundle
  state.loaded[lang]++
  void labels.then(async (answer) => {
    if (!answer?.ok) return
    bundle.addResource(new FluentResource(await answer.text()))
    state.loaded[lang]++
  })
}

export const words = {
  get lang(): Lang {
    return state.lang
  },
  /** Until its words are there, and where they cannot be loaded, the language stays as it was. */
  set lang(lang: Lang) {
    const show = (): void => {
      keep('lang', lang)
      state.lang = lang
      document.documentElement.lang = lang
    }
    state.missing = false
    opened(lang).then(show, () => (state.missing = true))
  },
  /** Whether the other language was asked for and could not be loaded. */
  get isMissing(): boolean {
    return state.missing
  },
}

/** The page's own sentence of that key. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return find(key, values) ?? key
}

/** A text that came in both languages. */
export function said(text: Text | undefined | null): string {
  return text ? text[state.lang] : ''
}

/** The label of an id in a game, as the server's catalogue has it; ids of people's own boards stay as they are. */
export function label(game: string, family: string, id: string): string {
  const base = game === 'england' ? ['england', 'tycoon'] : [game]
  for (const owner of base) {
    const found = find(kebab(`${owner}-${family}-${id}`))
    if (found !== undefined) return found
  }
  return id
}

/** The page's own word for something in a game, falling back to what all games say. */
export function word(game: string, key: string, values?: Record<string, FluentVariable>): string {
  return wordIfAny(game, key, values) ?? t(kebab(key), values)
}

/** The page's own word for something in a game, where that game has one. */
export function wordIfAny(game: string, key: string, values?: Record<string, FluentVariable>): string | undefined {
  const base = game === 'england' ? ['england', 'tycoon'] : [game]
  for (const owner of base) {
    const found = find(`${owner}-${kebab(key)}`, values)
    if (found !== undefined) return found
  }
  return undefined
}

function find(key: string, values?: Record<string, FluentVariable>): string | undefined {
  void state.loaded[state.lang] // so that what is shown is made anew when words arrive
  const bundle = bundles[state.lang]
  const message = bundle?.getMessage(key)
  if (!message?.value) return undefined
  const text = bundle!.formatPattern(message.value, values)
  return state.lang === 'fr' ? joined(text) : text
}

export const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/[_ ]/g, '-').toLowerCase()

/** Directions by the letters of the reader's language. */
export const compass = (text: string): string => (state.lang === 'fr' ? text.replaceAll('W', 'O') : text)

/** Made once: a new one for every number takes longer than all the rest of a sentence. */
const digits: Record<Lang, Intl.NumberFormat> = { en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }), fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }) }

export function number(n: number): string {
  return wide(digits[state.lang].format(n))
}

/** Groups of digits apart as in the server's sentences: the narrow space between them is hardly seen in a condensed type. */
const wide = (text: string): string => text.replaceAll('\u202f', '\u00a0')

const CURRENCY: Record<string, string> = { rocket: '£', dice: '' }

/** An amount as the games keep it (in thousands), as people read it. */
export function money(game: string, amount: number): string {
  const currency = CURRENCY[game] ?? '$'
  if (!currency) return number(amount)
  const absolute = number(Math.abs(amount * 1000))
  const sign = amount < 0 ? '−\u2060' : '' // joined, so that no line ends between the two
  return state.lang === 'fr' ? `${sign}${absolute}\u00a0${currency}` : `${sign}${currency}${absolute}`
}

/** What a seat has, null where it is secret. */
export const moneyOf = (seat: { money?: number | null; cash?: number | null }): number | null => seat.money ?? seat.cash ?? null
