/** Where a rich text may lead. */
const ALLOWED = /^(https?:\/\/|mailto:)[^\s]+$/i
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const BARE = /^[\w-]+(\.[\w-]+)+([/?#:][^\s]*)?$/i

/** An address as it may stand in a rich text; undefined for any other. */
export const linkOf = (address: string): string | undefined => (ALLOWED.test(address) ? address : undefined)

/** What somebody typed as an address: 'exemplo.com.br' and 'rh@exemplo.com.br' are meant to lead somewhere. */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  return linkOf(BARE.test(text) ? `https://${text}` : text)
}
