import { decisions, type OwedRule, owedBehaviours, owedRules } from './owed.ts'
import { definitionsWith } from './product.ts'
import { tagsIn } from './tags.ts'
import type { TestCase } from './tests.ts'

/** A test that names what it proves, and which sides of it. */
export interface Proof {
  test: TestCase
  sides: ('+' | '-')[]
  /** of a report: the aspects, none for all */
  aspects: string[]
}

/** The tests of each rule, behaviour and report, by its id, from the titles alone. */
export function proofsIn(tests: TestCase[]): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>()
  for (const test of tests)
    for (const { id, sides, aspects } of tagsIn(test.title))
      proofs.set(id, [...(proofs.get(id) ?? []), { test, sides, aspects }])
  return proofs
}

/** What is wrong with the claim that every rule and behaviour is tested; empty when it holds. */
export function unprovenRules(proofs: Map<string, Proof[]>): string[] {
  const rules = Object.entries(owedRules).flatMap(([id, rule]) => unprovenRule(id, rule, proofs.get(id) ?? []))
  const behaviours = Object.keys(owedBehaviours).filter((id) => !proofs.get(id)?.some(({ test }) => test.looks > 0))
  const unknown = [...proofs.keys()].filter((id) => !isOwed(id))
  return [
    ...rules,
    ...behaviours.map((id) => `${id}: no test`),
    ...unknown.map((id) => `${id}: the specification has no such rule`),
  ]
}

const isOwed = (id: string): boolean => id.startsWith('REL-') || id in owedRules || id in owedBehaviours

/** What is wrong with the tests of a rule: a side nobody tests, words nobody looks for. */
export function unprovenRule(id: string, rule: OwedRule, proofs: Proof[]): string[] {
  const absent = decisions.absent[id]
  if (absent) return definitionsWith(absent.name).map((path) => `${id}: ${absent.name} stands in ${path}`)
  if (proofs.length === 0) return isProvenByDefinition(id, rule) ? [] : [`${id}: no test`]
  const once = proofs.filter(({ sides, test }) => sides.length > 1 && test.looks < 2)
  const missing = isProvenByDefinition(id, rule) ? [] : (['+', '-'] as const).filter((side) => !tells(proofs, side))
  const unsaid = (rule.says ?? []).filter((text) => !(text in decisions.unsaid) && !isLookedFor(proofs, text))
  return [
    ...once.map(({ test }) => `${id}: '${test.title}' stands for both sides and looks once`),
    ...missing.map((side) => `${id}: no test of its ${side} side`),
    ...unsaid.map((text) => `${id}: '${text}' is not looked for`),
  ]
}

/**
 * A rule of documents 2 and 3 that the definitions state whole is tested with every other field of its kind (tests/entities); document 1 names
 * a test for each rule.
 */
export const isProvenByDefinition = (id: string, { spec, says, fields }: OwedRule): boolean =>
  !spec.startsWith('1 ') && (says !== undefined || fields !== undefined || id in decisions.missing)

const tells = (proofs: Proof[], side: '+' | '-'): boolean => proofs.some(({ sides }) => sides.includes(side))

const isLookedFor = (proofs: Proof[], text: string): boolean => proofs.some(({ test }) => test.looksFor(text))
