/** Where the time of the last reload for an address is kept while the tab lives, so that code that cannot come does not reload the page for ever. */
const keyOf = (url: string) => `codigo-recarregado:${url}`

/** Milliseconds before the page is loaded anew for the same address again. */
const APART = 60_000

/**
 * Loads the page anew where that alone brings code that did not come: a browser keeps the failure of a module's address for as long as the page lives,
 * though the server answers again. The page itself asks before typed data are lost.
 * @param error what `import()` was refused with; Chromium and Firefox name the address in it
 * @throws the error where loading the page anew would not help; otherwise the promise stays open until the page goes
 */
export async function reloadOrThrow(error: unknown): Promise<never> {
  const url = /https?:\/\/\S+\.js\b/.exec(error instanceof Error ? error.message : '')?.[0]
  const answer = url ? await fetch(url, { cache: 'no-store' }).catch(() => undefined) : undefined
  if (!url || !answer?.ok || Date.now() - Number(sessionStorage.getItem(keyOf(url)) ?? 0) < APART) throw error
  sessionStorage.setItem(keyOf(url), String(Date.now()))
  window.location.reload()
  return new Promise(() => undefined)
}
