/** Characters that only separate: points, dashes of any kind, slashes, brackets and blanks (also the non-breaking one). */
const SEPARATORS = /[\s.\-‐-―/()]+/g

/** Removes separators: '529.982.247-25' → '52998224725'. Letters and other characters stay, so that invalid text stays invalid. */
export function unmaskText(text: string): string {
  return text.replace(SEPARATORS, '')
}

/**
 * Fills a mask with a text: ('01001000', '#####-###') → '01001-000'.
 * `#` and `*` take the next character. Returns the text unchanged when the lengths differ.
 */
export function fillMask(text: string, mask: string): string {
  if (mask.replace(/[^#*]/g, '').length !== text.length) return text
  let next = 0
  return mask.replace(/[#*]/g, () => text.charAt(next++))
}
