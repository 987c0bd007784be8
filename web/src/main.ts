import '@fontsource/abril-fatface/latin-400.css'
import '@fontsource/barlow/latin-400.css'
import '@fontsource/barlow/latin-600.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource/old-standard-tt/latin-400-italic.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { Refused } from './lib/api'
import { openWords } from './lib/words.svelte'

// a refusal that nobody waits for any more, as when a page is left while it loads, is no fault of the page
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Refused) event.preventDefault()
})

await openWords()
mount(App, { target: document.getElementById('app')! })
