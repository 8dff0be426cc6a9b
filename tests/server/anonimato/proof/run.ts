import type { CollectionKey } from '#server/anonimato/collection.ts'
import {
  type Case,
  fromExport,
  isRight,
  leavesOf,
  named,
  scan,
  type Target,
  type Trace,
  together,
  valuesOf,
} from './attacker.ts'
import { nameOf, type Seen, Spy } from './dump.ts'
import { type Person, peopleOf } from './people.ts'
import { authors, handedIn, type Subject } from './product.ts'

export const MINIMUM = 5
let last = 50_000

/** Has people answer one after the other, and looks at everything after each hand-in and each emptying. */
export async function observe(subject: Subject, seed: number, count: number) {
  const key: CollectionKey = { empresaId: 1, registro: 'teste/prova', registroId: ++last, versao: 1 }
  const { people, alone } = peopleOf(seed, count)
  handedIn.set(
    key.registroId,
    people.map(({ marca }) => marca),
  )
  authors.set(key.registroId, new Map(people.map((person) => [person.marca, person])))
  await subject.open(key)
  const spy = await Spy.begin(subject.app.database.pool)
  const known = new Set((await spy.look()).map(nameOf))
  subject.log()
  const fresh = async () => {
    const seen = (await spy.look()).filter((one) => !known.has(nameOf(one)))
    for (const one of seen) known.add(nameOf(one))
    const lines = subject.log().map((line): Seen => ({ table: 'log', xmin: 0, ctid: 0, row: JSON.parse(line) }))
    return [...seen, ...lines]
  }
  const traces: Trace[] = []
  const found: { step: number; seen: Seen }[] = []
  for (const [step, person] of people.entries()) {
    await subject.handIn(key, person)
    const seen = await fresh()
    traces.push({ person, step, values: new Map(seen.flatMap(valuesOf)) })
    found.push(...seen.map((one) => ({ step, seen: one })))
    await subject.empty(key)
    found.push(...(await fresh()).map((one) => ({ step, seen: one })))
  }
  await subject.close(key)
  found.push(...(await fresh()).map((one) => ({ step: count, seen: one })))
  const exported = await subject.export(key)
  const caseOf = (table: string): Case => ({
    traces,
    targets: targetsOf(found, table, people),
    others: found.filter(({ seen }) => seen.table !== table).map(({ seen: { table, row } }) => ({ table, row })),
    exported,
  })
  return { people, alone, folha: caseOf('folha'), comentario: caseOf('comentario_anonimo') }
}

export type Observed = Awaited<ReturnType<typeof observe>>

/** The last version of each sheet that left. */
function targetsOf(found: readonly { step: number; seen: Seen }[], table: string, people: readonly Person[]): Target[] {
  const targets = new Map<string, Target>()
  for (const { step, seen } of found) {
    if (seen.table !== table) continue
    const row = seen.row as { id: string; atributos?: Target['atributos'] }
    const text = leavesOf(row).map(([, value]) => value)
    const author = people.find(({ marca }) => text.some((value) => value.startsWith(String(marca))))
    if (author)
      targets.set(row.id, {
        step,
        values: new Map(valuesOf(seen)),
        atributos: row.atributos ?? {},
        marca: author.marca,
      })
  }
  return [...targets.values()]
}

export interface Score {
  right: number
  guesses: number
}

/** One in the minimum, and three standard deviations. */
export const boundFor = (guesses: number): number =>
  1 / MINIMUM + 3 * Math.sqrt(((1 / MINIMUM) * (1 - 1 / MINIMUM)) / Math.max(guesses, 1))

/** Right guesses by each way the issue names, by what stands together, by the export, and by the best of all comparisons. */
export function attack(observed: readonly Observed[], table: 'folha' | 'comentario'): Record<string, Score> {
  const cases = observed.map((one) => one[table])
  const scores: Record<string, Score> = {}
  for (const one of cases) {
    const ways = {
      ...named(one, table === 'folha' ? 'folha' : 'comentario_anonimo'),
      together: together(one),
      export: fromExport(one, MINIMUM),
    }
    for (const [way, guess] of Object.entries(ways)) add(scores, way, one, guess)
  }
  // found in one half of the cases, tried in the other: among thousands of ways one is always lucky
  const half = Math.ceil(cases.length / 2)
  const tried = scanned(cases.slice(0, half))
  const enough = cases.slice(0, half).reduce((sum, { targets }) => sum + targets.length, 0) / 4
  const [best] = Object.entries(tried)
    .filter(([, { guesses }]) => guesses >= enough)
    .sort(([, a], [, b]) => b.right / b.guesses - a.right / a.guesses || b.guesses - a.guesses)
  const again = best && scanned(cases.slice(half))[best[0]]
  if (best && again) scores[`best comparison: ${best[0]}`] = again
  return scores
}

function scanned(cases: readonly Case[]): Record<string, Score> {
  const scores: Record<string, Score> = {}
  for (const one of cases) for (const [way, guess] of scan(one)) add(scores, way, one, guess)
  return scores
}

function add(
  scores: Record<string, Score>,
  way: string,
  { targets }: Case,
  guess: readonly (Person | undefined)[],
): void {
  const score = scores[way] ?? { right: 0, guesses: 0 }
  scores[way] = score
  for (const [i, target] of targets.entries()) {
    if (guess[i] === undefined) continue
    score.guesses += 1
    if (isRight(target, guess[i])) score.right += 1
  }
}

/** Guesses at the one who is alone with his attributes. */
export function attackAlone(observed: readonly Observed[]): Record<string, Score> {
  const scores: Record<string, Score> = {}
  for (const { folha, alone } of observed)
    for (const [way, guess] of Object.entries(named(folha, 'folha'))) {
      const score = scores[way] ?? { right: 0, guesses: 0 }
      scores[way] = score
      score.guesses += 1
      if (folha.targets.some((target, i) => guess[i]?.id === alone && isRight(target, guess[i]))) score.right += 1
    }
  return scores
}

/** Ways that guess more often right than they may. */
export const caught = (scores: Record<string, Score>): string[] =>
  Object.entries(scores)
    .filter(([, { right, guesses }]) => guesses > 0 && right / guesses > boundFor(guesses))
    .map(([way, { right, guesses }]) => `${way}: ${right} of ${guesses}`)
