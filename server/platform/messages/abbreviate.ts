/** Maximum characters of a message's short form. */
const MOST = 100

/** Short form of a message for the box: its first line, cut at a word. */
export function abbreviateMessage(texto: string): string {
  const line = texto.trim().split(/\s*\n/)[0]?.replace(/\s+/g, ' ') ?? ''
  if (line.length <= MOST) return line
  const cut = line.slice(0, MOST - 1)
  const word = cut.lastIndexOf(' ')
  return `${(word > MOST / 2 ? cut.slice(0, word) : withoutHalf(cut)).replace(/[\s,;:.–-]+$/, '')}…`
}

/** Removes half of a surrogate pair left at the end of a cut. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')
