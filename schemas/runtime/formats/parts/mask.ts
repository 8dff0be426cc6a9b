/** Characters that only separate: points, dashes of any kind, slashes, brackets and blanks (also the non-breaking one). */
const SEPARATORS = /[\s.\-‐-―/()]+/g

/** Takes the mask away: '529.982.247-25' → '52998224725'. Letters and other signs stay, so that a wrong text stays wrong. */
export function unmaskText(text: string): string {
  return text.replace(SEPARATORS, '')
}

/**
 * Puts a text into a mask of the same length: ('01001000', '#####-###') → '01001-000'.
 * `#` and `*` take the next character. A text of another length comes back unchanged.
 */
export function fillMask(text: string, mask: string): string {
  if (mask.replace(/[^#*]/g, '').length !== text.length) return text
  let next = 0
  return mask.replace(/[#*]/g, () => text.charAt(next++))
}
