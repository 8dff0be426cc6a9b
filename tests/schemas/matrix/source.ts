import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { once } from './once.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A parsed file and what may be named in it. */
export interface Source {
  /** from the root of the project: 'tests/e2e/inicio/inicio.e2e.test.ts' */
  path: string
  file: ts.SourceFile
  /** its functions and constants with their value and those of its relative imports, by name */
  declared: () => Map<string, ts.Node>
  /** whether the words stand anywhere in it or in its relative imports */
  mentions: (words: string) => boolean
}

/** Reads a file of the tests; `text` stands for what is on disk. Relative imports are followed one file deep. */
export function readSource(path: string, text = readFileSync(join(root, path), 'utf8')): Source {
  const file = parse(path, text)
  const files = once(() => [...importedBy(path, file), file])
  return {
    path,
    file,
    declared: once(() => new Map(files().flatMap((each) => declarationsIn(each)))),
    mentions: (words) => files().some((each) => each.text.includes(words)),
  }
}

const importedBy = (path: string, file: ts.SourceFile): ts.SourceFile[] =>
  relativeImports(file)
    .map((name) => join(dirname(path), name))
    .filter((near) => existsSync(join(root, near)))
    .map(parseFile)

const parsed = new Map<string, ts.SourceFile>()

/** Shared steps are imported by many stories: each is parsed once. */
function parseFile(path: string): ts.SourceFile {
  const known = parsed.get(path) ?? parse(path, readFileSync(join(root, path), 'utf8'))
  parsed.set(path, known)
  return known
}

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

const relativeImports = (file: ts.SourceFile): string[] =>
  file.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteral)
    .map(({ text }) => text)
    .filter((text) => text.startsWith('.'))

/** Functions and constants by name; those inside of tests only when asked for. */
export function declarationsIn(node: ts.Node, inTests = false): [string, ts.Node][] {
  return childrenOf(node).flatMap((each): [string, ts.Node][] => {
    if (isTestCall(each) && !inTests) return []
    const inner = declarationsIn(each, inTests)
    if (ts.isFunctionDeclaration(each) && each.name) return [[each.name.text, each], ...inner]
    if (!ts.isVariableDeclaration(each) || !ts.isIdentifier(each.name) || !each.initializer) return inner
    return [[each.name.text, each.initializer], ...inner]
  })
}

/** A titled call of vitest that runs: test('…'), it.each(table)('…'); with other names describe('…'). Skipped ones are none. */
export function isTestCall(node: ts.Node, names = /^(test|it)$/): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.arguments.length < 2 || !isTitle(node.arguments[0])) return false
  let callee: ts.Expression = node.expression
  while (!ts.isIdentifier(callee)) {
    if (!ts.isCallExpression(callee) && !ts.isPropertyAccessExpression(callee)) return false
    if (ts.isPropertyAccessExpression(callee) && SKIPPED.test(callee.name.text)) return false
    callee = callee.expression
  }
  return names.test(callee.text)
}

const SKIPPED = /^(skip|skipIf|runIf|todo|fails)$/

const isTitle = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))

export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}
