import { createStore } from '#admin/providers/store.ts'

/** What links from outside carry (e-mails, other systems): `?origem=email`. It only asks for the greeting and leaves the address. */
const parameter = 'origem'

/** True when this page was opened by a link of another site, or by one that says it comes from outside. */
export const arrived = createStore(cameFromOutside())

function cameFromOutside(): boolean {
  const url = new URL(window.location.href)
  const marked = url.searchParams.has(parameter)
  if (marked) {
    url.searchParams.delete(parameter)
    window.history.replaceState(window.history.state, '', url)
  }
  return marked || (isFirstVisit() && isForeign(document.referrer))
}

/** Not a reload, nor the way back. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

function isForeign(referrer: string): boolean {
  return referrer !== '' && new URL(referrer).origin !== window.location.origin
}
