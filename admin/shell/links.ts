/** Where an address given by somebody else leads. */
export type Target = { to: string } | { href: string }

/** Pages of the same server that are not ours: the candidates' portal and what the server itself answers. */
const elsewhere = /^\/(api|externo)(\/|$)/

/**
 * An address out of a message, a news item or a notice: inside the product (also without a leading slash: relative to its root), or outside.
 * Undefined for anything a browser would run instead of open.
 */
export function targetOf(link: string | undefined): Target | undefined {
  if (!link?.trim()) return undefined
  const root = `${window.location.origin}/`
  if (!URL.canParse(link, root)) return undefined
  const { origin, protocol, pathname, search, hash, href } = new URL(link, root)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return origin === window.location.origin && !elsewhere.test(pathname) ? { to: pathname + search + hash } : { href }
}
