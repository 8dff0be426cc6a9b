/** What breaks a line by itself, or is not drawn as it stands. */
const OTHER = /[\n\r\t\u2028\u2029]| {2}|^ | $/

/** The lines that words take in a width, as many on each as go there; undefined where one of them is wider, or it is no plain text. */
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
