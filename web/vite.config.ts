import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// While the page is developed, `npm run dev` asks a server started with `rotonde serve`.
const server = 'http://127.0.0.1:8765'

// What every table needs in one file and what the three games with links share in another: files squeeze better whole than in pieces.
const groups = [
  { name: 'page', test: /node_modules|src\/(board|lib|pages|table)\// },
  { name: 'links', test: /src\/games\/(england|network|tycoon)\// },
]

export default defineConfig({
  // the name of a component's styles stands at everything that they are about: four letters tell all of them apart
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` } })],
  base: '/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
