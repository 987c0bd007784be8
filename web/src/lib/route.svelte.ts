// Where the reader is: the address bar is the truth, links change it without loading the page anew.

const state = $state({ path: location.pathname })

addEventListener('popstate', follow)
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

function follow(): void {
  state.path = location.pathname
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  follow()
  if (!replace) scrollTo(0, 0)
}

export const route = {
  get parts(): (string | undefined)[] {
    return state.path.split('/').filter(Boolean).map(decodeURIComponent)
  },
}
