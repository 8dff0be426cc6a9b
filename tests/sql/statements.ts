import ts from 'typescript'

/** A piece of a statement: words as they stand in the file, or a place where something is put in. */
export type Piece = { words: string; at: number } | { hole: true }

/** A statement written as text in a file. */
export interface Statement {
  file: string
  /** position in the file's text */
  at: number
  pieces: Piece[]
  /** all texts of its folder: parts of a statement may be named in others of them */
  around: string
}

const STATEMENT = /^\s*(?:with|select|insert\s+into|update|delete\s+from)\s/i

/**
 * Every statement of a TypeScript file that stands there as a text or a template. Texts of constants of the same file are put in where they are named,
 * and are then no statements of their own.
 */
export function statementsOf(file: string, text: string, around = text): Statement[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const constants = constantsOf(source)
  const parts = new Set([...constants].filter(([name]) => text.includes(`\${${name}}`)).map(([, node]) => node))
  const found: Statement[] = []
  const visit = (node: ts.Node): void => {
    const pieces = piecesOf(node, constants, new Set())
    if (pieces && STATEMENT.test(beginningOf(pieces))) {
      const whole = templateOf(node)
      if (!whole || !parts.has(whole)) found.push({ file, at: node.getStart(source), pieces, around })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The words before the first place. */
function beginningOf(pieces: Piece[]): string {
  const hole = pieces.findIndex((piece) => 'hole' in piece)
  return pieces
    .slice(0, hole < 0 ? pieces.length : hole)
    .map((piece) => ('words' in piece ? piece.words : ''))
    .join('')
}

/** Constants that are a text, by name. */
function constantsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const text = templateOf(node.initializer)
      // of several of one name nobody knows which is meant
      if (text) found.has(node.name.text) ? found.delete(node.name.text) : found.set(node.name.text, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text of sql`…`, `…` or '…'. */
const templateOf = (node: ts.Node): ts.Node | undefined => {
  if (ts.isTaggedTemplateExpression(node)) return node.template
  return ts.isTemplateExpression(node) || ts.isStringLiteralLike(node) ? node : undefined
}

function piecesOf(node: ts.Node, constants: Map<string, ts.Node>, inside: Set<string>): Piece[] | undefined {
  const text = templateOf(node)
  if (!text) return undefined
  if (ts.isStringLiteralLike(text)) return [{ words: text.text, at: text.getStart() + 1 }]
  if (!ts.isTemplateExpression(text)) return undefined
  const pieces: Piece[] = [{ words: text.head.text, at: text.head.getStart() + 1 }]
  for (const { expression, literal } of text.templateSpans) {
    pieces.push(...put(expression, constants, inside), { words: literal.text, at: literal.getStart() + 1 })
  }
  return pieces
}

function put(expression: ts.Expression, constants: Map<string, ts.Node>, inside: Set<string>): Piece[] {
  const name = ts.isIdentifier(expression) ? expression.text : undefined
  const constant = name === undefined || inside.has(name) ? undefined : constants.get(name)
  const known = constant && piecesOf(constant, constants, new Set([...inside, name ?? '']))
  return known ?? [{ hole: true }]
}
