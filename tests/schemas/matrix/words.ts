import ts from 'typescript'
import { childrenOf, declarationsIn, type Source } from './source.ts'

type Declared = Map<string, ts.Node>

/** What finds something on a page or in an answer, or says what it has to be. */
const LOOKS = /\b(expect|poll|locator|waitFor\w*|(get|getAll|find|query)By[A-Z]\w*)\b/

/**
 * The words a piece of a test looks for: strings, regular expressions and keys in what looks, in the lists gone through while looking, in the
 * constants named there, and in the steps called. Comments, titles and what is only sent are none of them.
 */
export function wordsIn(source: Source, node: ts.Node): string[] {
  const declared: Declared = new Map([...source.declared(), ...declarationsIn(node, true)])
  const looking = lookingIn(declared, node)
  const steps = looking.flatMap((each) => namedIn(declared, each)).filter(ts.isFunctionLike)
  const seen = [...looking, ...steps.flatMap((step) => lookingIn(declared, step))]
  const said = seen.flatMap((each) => namedIn(declared, each)).filter(saysItself)
  return [...new Set([...seen, ...said])].flatMap(allWords)
}

/** Every string, regular expression and key below a node. */
export const allWords = (node: ts.Node): string[] => [...wordsOf(node), ...childrenOf(node).flatMap(allWords)]

/** Calls that look, or of a step that does, and lists gone through by a loop that does. */
function lookingIn(declared: Declared, node: ts.Node): ts.Node[] {
  if (ts.isCallExpression(node) && looks(declared, node)) return [node]
  const list = ts.isForOfStatement(node) && lookingIn(declared, node.statement).length > 0 ? [node.expression] : []
  return [...list, ...childrenOf(node).flatMap((child) => lookingIn(declared, child))]
}

function looks(declared: Declared, { expression }: ts.CallExpression): boolean {
  if (LOOKS.test(expression.getText())) return true
  const step = ts.isIdentifier(expression) ? declared.get(expression.text) : undefined
  return step !== undefined && ts.isFunctionLike(step) && LOOKS.test(step.getText())
}

function namedIn(declared: Declared, node: ts.Node): ts.Node[] {
  const names = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) names.add(each.text)
    childrenOf(each).forEach(visit)
  }
  visit(node)
  return [...names].flatMap((name) => declared.get(name) ?? [])
}

/** A constant that is no answer of a call. */
const saysItself = (node: ts.Node): boolean =>
  !ts.isCallExpression(node) && !ts.isAwaitExpression(node) && !(ts.isFunctionLike(node) && LOOKS.test(node.getText()))

function wordsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text]
  if (ts.isRegularExpressionLiteral(node) || ts.isJsxText(node)) return [node.text]
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? [node.name.text] : []
}

/** Without what is put in: 'Arquivo {name} …' and 'Tipo: ...' are looked for by their longest fixed part. */
export const fixedPart = (text: string): string =>
  text
    .split(/\{\w+\}|\.\.\.$/)
    .sort((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

/** Whether one of the words has the text in it, as whole words: 'Aviso' is not in 'Avisos'. */
export const hasText = (words: string[], text: string): boolean => {
  const wanted = fixedPart(text)
  return words.some((word) => hasWhole(word, wanted))
}

function hasWhole(word: string, wanted: string): boolean {
  for (let at = word.indexOf(wanted); at >= 0; at = word.indexOf(wanted, at + 1))
    if (!isLetter(word[at - 1]) && !isLetter(word[at + wanted.length])) return true
  return false
}

const isLetter = (char = '') => /\p{L}/u.test(char)
