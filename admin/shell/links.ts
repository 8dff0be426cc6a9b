/** Target of a link in user content: internal path or external URL. */
export type Target = { to: string } | { href: string }

/** Paths of the same server outside the admin: the candidates' portal and the API. */
const elsewhere = /^\/(api|externo)(\/|$)/

/**
 * Classifies a link in a message, a news item or a notice: internal (also without a leading slash: relative to the root) or external.
 * Undefined for schemes a browser would execute (`javascript:` …).
 */
export function targetOf(link: string | undefined): Target | undefined {
  if (!link?.trim()) return undefined
  const root = `${window.location.origin}/`
  if (!URL.canParse(link, root)) return undefined
  const { origin, protocol, pathname, search, hash, href } = new URL(link, root)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return origin === window.location.origin && !elsewhere.test(pathname) ? { to: pathname + search + hash } : { href }
}
