/** URLs permitted in a rich text. */
const ALLOWED = /^(https?:\/\/|mailto:)[^\s]+$/i
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const BARE = /^[\w-]+(\.[\w-]+)+([/?#:][^\s]*)?$/i

/** The URL if it is permitted in a rich text; undefined otherwise. */
export const linkOf = (address: string): string | undefined => (ALLOWED.test(address) ? address : undefined)

/** Turns typed text into a URL: 'exemplo.com.br' gets https, 'rh@exemplo.com.br' mailto. */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim()
  if (EMAIL.test(text)) return `mailto:${text}`
  return linkOf(BARE.test(text) ? `https://${text}` : text)
}
