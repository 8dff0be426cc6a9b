/** One statement and where it begins (characters from the start of the text). */
export type Statement = { text: string; start: number }

/** Tokens in which a semicolon ends no statement (comments, strings, quoted names, function bodies), and the semicolon. */
const OPAQUE =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;/g

/** Splits an SQL text at the semicolons that end statements; empty ones and mere comments are left out. */
export function splitSql(sql: string): Statement[] {
  const statements: Statement[] = []
  let begin = 0
  const add = (end: number): void => {
    const start = begin + blankBefore(sql.slice(begin, end))
    const text = sql.slice(start, end).trimEnd()
    if (text !== '') statements.push({ text, start })
    begin = end + 1
  }
  OPAQUE.lastIndex = 0
  for (let match = OPAQUE.exec(sql); match; match = OPAQUE.exec(sql)) {
    if (match[0] === ';') add(match.index)
    else if (match[0] === '/*') OPAQUE.lastIndex = commentEnd(sql, match.index)
  }
  add(sql.length)
  return statements
}

/** Line of a position, counted from 1. */
export function lineAt(sql: string, position: number): number {
  return sql.slice(0, position).split('\n').length
}

/** Length of the white space and comments a text begins with. */
function blankBefore(text: string): number {
  let at = 0
  for (;;) {
    const blank = /^(\s+|--[^\n]*)/.exec(text.slice(at))
    if (blank) at += blank[0].length
    else if (text.startsWith('/*', at)) at = commentEnd(text, at)
    else return at
  }
}

/** PostgreSQL's block comments nest. */
function commentEnd(sql: string, start: number): number {
  const marks = /\/\*|\*\//g
  marks.lastIndex = start
  let depth = 0
  for (let match = marks.exec(sql); match; match = marks.exec(sql)) {
    depth += match[0] === '/*' ? 1 : -1
    if (depth === 0) return marks.lastIndex
  }
  return sql.length
}
