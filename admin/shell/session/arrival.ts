import { createStore } from '#admin/providers/store.ts'

/** Query parameter of external links (e-mails, other systems): `?origem=email`. Triggers the greeting only, and is removed from the URL. */
const parameter = 'origem'

/** True when this page was opened by a link of another site, or by one with the parameter. */
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

/** Whether this is a new navigation, not a reload or "back". */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

function isForeign(referrer: string): boolean {
  return referrer !== '' && new URL(referrer).origin !== window.location.origin
}
