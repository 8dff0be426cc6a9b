/** What a test says that it proves, in square brackets at the beginning of its title. */
export interface Tag {
  /** 'R-SOL-CLONE', 'S-SES-1', 'B-UPLOAD', 'REL-captacao/vaga-motivo' */
  id: string
  /** '+' the accepted, shown or computed side, '-' the refused or hidden one; both when neither is said */
  sides: ('+' | '-')[]
  /** of a report: the aspects it proves, in English; none said: all of them */
  aspects: string[]
}

const BRACKETS = /\[((?:R|S|B|REL)-[^\]]*|%s|\$\w+|…)\]/g
const TAG = /^((?:R|S|B)-\w+(?:-\w+)*)([+-]?)$/
const REPORT = /^(REL-[\w/-]+?)(?:: (\w+(?:, \w+)*))?$/

/** The tags of a title; throws when something in brackets looks like a tag and is none. */
export const tagsIn = (title: string): Tag[] =>
  [...title.matchAll(BRACKETS)].flatMap(([, inner = '']) => read(inner, title))

function read(inner: string, title: string): Tag[] {
  const report = REPORT.exec(inner)
  if (report) return [{ id: report[1] ?? '', sides: ['+', '-'], aspects: report[2]?.split(', ') ?? [] }]
  return inner.split(', ').map((each) => {
    const [, id, side] = TAG.exec(each) ?? []
    if (!id) throw new Error(`'${each}' in the title '${title}' is no tag that can be read`)
    return { id, sides: side === '+' || side === '-' ? [side] : ['+', '-'], aspects: [] }
  })
}
