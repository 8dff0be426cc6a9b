/** sessionStorage key of the time of the last reload for a module URL, which prevents endless reloads. */
const keyOf = (url: string) => `codigo-recarregado:${url}`

/** Minimum milliseconds between two reloads for the same URL. */
const APART = 60_000

/**
 * Reloads the page when that is the only way to load a module: a browser caches the failed import of a URL for the life of the page, even
 * when the server answers again. The page's own beforeunload asks before unsaved data are lost.
 * @param error rejection of `import()`; Chromium and Firefox name the URL in it
 * @throws the error where a reload would not help; otherwise the promise stays pending until the page unloads
 */
export async function reloadOrThrow(error: unknown): Promise<never> {
  const url = /https?:\/\/\S+\.js\b/.exec(error instanceof Error ? error.message : '')?.[0]
  const answer = url ? await fetch(url, { cache: 'no-store' }).catch(() => undefined) : undefined
  if (!url || !answer?.ok || Date.now() - Number(sessionStorage.getItem(keyOf(url)) ?? 0) < APART) throw error
  sessionStorage.setItem(keyOf(url), String(Date.now()))
  window.location.reload()
  return new Promise(() => undefined)
}
