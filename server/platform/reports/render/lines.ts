/** Characters that break lines by themselves, or are not drawn as they stand. */
const OTHER = /[\n\r\t\u2028\u2029]| {2}|^ | $/

/** Breaks a text into lines of a width, each as full as possible; undefined where a word is wider, or the text has such characters. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] | undefined {
  if (OTHER.test(text)) return undefined
  const whole = widthOf(text)
  if (whole <= width) return [text]
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let taken = 0
  for (const word of text.split(' ')) {
    const wide = widthOf(word)
    if (wide > width) return undefined
    const goesOn = line !== '' && taken + space + wide <= width
    if (line !== '' && !goesOn) lines.push(line)
    line = goesOn ? `${line} ${word}` : word
    taken = goesOn ? taken + space + wide : wide
  }
  return [...lines, line]
}
