import { FluentBundle, FluentResource } from '@fluent/bundle'
import en from 'words:en'
import fr from 'words:fr'
import keys from 'words:keys'
import { describe, expect, it } from 'vitest'
import english from '../words/en.ftl?raw'
import french from '../words/fr.ftl?raw'

describe.each([['en', english, en], ['fr', french, fr]])('the words in %s', (lang, text, values) => {
  const said = (source: string): Map<string, unknown> => {
    const bundle = new FluentBundle(lang)
    expect(bundle.addResource(new FluentResource(source))).toEqual([])
    return bundle._messages
  }
  it('are those that are written in its file', () => expect(said(keys.split(' ').map((key, i) => `${key} = ${values[i]}`).join('\n'))).toEqual(said(text)))
})
