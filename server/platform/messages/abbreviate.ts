/** The most letters of a message's short form. */
const MOST = 100

/** What a box shows of a message: its first line, cut at a word. */
export function abbreviateMessage(texto: string): string {
  const line = texto.trim().split(/\s*\n/)[0]?.replace(/\s+/g, ' ') ?? ''
  if (line.length <= MOST) return line
  const cut = line.slice(0, MOST - 1)
  const word = cut.lastIndexOf(' ')
  return `${(word > MOST / 2 ? cut.slice(0, word) : withoutHalf(cut)).replace(/[\s,;:.–-]+$/, '')}…`
}

/** Half of a pair of UTF-16 units is no letter. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')
