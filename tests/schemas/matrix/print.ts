import { owedBehaviours, owedRules } from './owed.ts'
import { isProvenByDefinition, type Proof, proofsIn } from './rules.ts'
import { allTests, type TestCase } from './tests.ts'

/** The matrix as text: each rule, behaviour and report whose id has one of the words in it, its sides and their tests. */
export function matrixText(tests: TestCase[], words: string[]): string[] {
  const proofs = proofsIn(tests)
  const rules = Object.entries(owedRules).map(([id, rule]) => ({
    id,
    says: `${rule.rule} (${rule.spec})`,
    defined: isProvenByDefinition(id, rule),
  }))
  const behaviours = Object.entries(owedBehaviours).map(([id, says]) => ({ id, says, defined: false }))
  const reports = [...proofs.keys()].filter((id) => id.startsWith('REL-'))
  return [...rules, ...behaviours, ...reports.map((id) => ({ id, says: '', defined: false }))]
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
    .flatMap(({ id, says, defined }) => [
      `${id}  ${says}`.trim(),
      ...(defined ? ['  its definition, with tests/entities'] : []),
      ...(proofs.get(id) ?? []).map((proof) => `  ${signOf(proof)}  ${proof.test.file}  ${proof.test.title}`),
    ])
}

function signOf({ sides, aspects }: Proof): string {
  if (aspects.length > 0) return aspects.join(', ')
  return sides.length > 1 ? '+-' : `${sides[0]} `
}

// npm run matrix
if (process.argv[1] === import.meta.filename) console.log(matrixText(allTests(), process.argv.slice(2)).join('\n'))
