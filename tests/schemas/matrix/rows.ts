import ts from 'typescript'
import type { Source } from './source.ts'

/**
 * The rows of test.each(table), through names of constants, `as const`, spreads and lists made with map or flatMap (whose rows stand for all of
 * their turns); undefined where the source does not say them.
 */
export function rowsOf(source: Source, table: ts.Expression): ts.Expression[] | undefined {
  const value = resolve(source, table)
  if (value && ts.isCallExpression(value)) return rowsMadeBy(source, value)
  if (!value || !ts.isArrayLiteralExpression(value)) return undefined
  const rows = value.elements.map((row) => (ts.isSpreadElement(row) ? rowsOf(source, row.expression) : [row]))
  return rows.includes(undefined) ? undefined : rows.flatMap((each) => each ?? [])
}

function rowsMadeBy(source: Source, { expression, arguments: [make] }: ts.CallExpression): ts.Expression[] | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !make || !ts.isArrowFunction(make) || ts.isBlock(make.body))
    return undefined
  if (expression.name.text === 'flatMap') return rowsOf(source, make.body)
  return expression.name.text === 'map' ? [make.body] : undefined
}

/** The title as vitest writes it for a row: '%s' in turn, '$name' by the key; what is no word or number becomes '…'. */
export function titleOf(source: Source, title: string, row: ts.Expression): string {
  const value = resolve(source, row) ?? row
  const cells = ts.isArrayLiteralExpression(value) ? [...value.elements] : [value]
  let next = 0
  return title
    .replace(/%[sdifjop]/g, () => wordOf(source, cells[next++]))
    .replace(/\$(\w+)/g, (_, key: string) => wordOf(source, cellNamed(value, key)))
}

function cellNamed(row: ts.Expression, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(row)) return undefined
  const named = row.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)
  return named?.initializer
}

function wordOf(source: Source, cell: ts.Expression | undefined): string {
  const value = cell && (resolve(source, cell) ?? cell)
  return value && (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) ? value.text : '…'
}

/** Through `as const`, parentheses and names of constants. */
function resolve(source: Source, expression: ts.Expression): ts.Expression | undefined {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return resolve(source, expression.expression)
  if (!ts.isIdentifier(expression)) return expression
  const declared = source.declared().get(expression.text)
  return declared && ts.isExpression(declared) ? resolve(source, declared) : undefined
}
