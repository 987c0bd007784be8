import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// While the page is developed, `npm run dev` asks a server started with `rotonde serve`.
const server = 'http://127.0.0.1:8765'

// What every table needs in one file and what the three games with links share in another: files squeeze better whole than in pieces.
const groups = [
  { name: 'page', test: /node_modules|words:keys|src\/(board|lib|pages|table|games\/PartChip)/ },
  { name: 'links', test: /src\/games\/(england|network|tycoon)\// },
]

const sources = resolve(import.meta.dirname, 'src')
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte')).sort()

/** The name of a component's styles stands at everything that they are about: its number tells them apart in two letters. */
const styleName = ({ filename }: { filename: string }): string => `s${components.indexOf(relative(sources, resolve(filename))).toString(36)}`

/** The messages of a language by their keys, without what is written there for who edits them. */
function messages(lang: string): Map<string, string> {
  const text = readFileSync(resolve(sources, `words/${lang}.ftl`), 'utf8').replace(/^#.*\n/gm, '').replace(/\n +/g, '\n ')
  return new Map([...text.matchAll(/^([a-z0-9-]+) =(.*(?:\n[ }].*)*)/gm)].map(([, key, value]) => [key!, value!.trim()]))
}

/** Both languages have the same keys, which are a third of their words: `words:keys` has them once, `words:en` and `words:fr` what is said. */
const words: Plugin = {
  name: 'words',
  resolveId: (id) => (id.startsWith('words:') ? id : null),
  load(id) {
    if (!id.startsWith('words:')) return null
    const keys = [...messages('en').keys()], lang = id.slice('words:'.length)
    this.addWatchFile(resolve(sources, `words/${lang === 'keys' ? 'en' : lang}.ftl`))
    if (lang === 'keys') return `export default ${JSON.stringify(keys.join(' '))}`
    const found = messages(lang), lacking = keys.filter((key) => !found.has(key))
    if (lacking.length) throw new Error(`${lang}.ftl lacks ${lacking.join(', ')}`)
    return `export default ${JSON.stringify(keys.map((key) => found.get(key)))}`
  },
}

export default defineConfig({
  plugins: [words, svelte({ compilerOptions: { runes: true, discloseVersion: false, cssHash: styleName } })],
  base: '/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
