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
import { authors, handedIn } from './leaks.ts'
import type { Person } from './people.ts'
import type { Moment, Subject } from './subject.ts'

export const MINIMUM = 5

/**
 * Has people answer one after the other, and looks at everything before and after each hand-in and after each emptying: rows, what they said before they were changed or
 * deleted, sequences, the log, and what is answered to who asks.
 */
export async function observe(subject: Subject, seed: number, count: number) {
  const { key, people, alone } = await subject.open(seed, count)
  handedIn.set(
    key.registroId,
    people.map(({ marca }) => marca),
  )
  authors.set(key.registroId, new Map(people.map((person) => [person.marca, person])))
  const spy = await Spy.begin(subject.app.database.pool)
  const known = new Set<string>()
  const news = (seen: readonly Seen[]) =>
    seen.filter((one) => {
      const name = nameOf(one)
      return !known.has(name) && known.add(name)
    })
  const looked = async () => news(await spy.look())
  const fresh = async (person?: Person, when?: Moment) => {
    const lines = subject.log().map((line): Seen => ({ table: 'log', xmin: 0, ctid: 0, row: JSON.parse(line) }))
    const written = await looked()
    const answers = person && when ? news((await subject.answers?.(key, person, when)) ?? []) : []
    // what is logged of his own asking is no news to him
    subject.log()
    return [...written, ...answers, ...(answers.length > 0 ? await looked() : []), ...lines]
  }
  // what is told of all before anybody has answered is no news later
  await fresh(people[0], 'handed in')
  const traces: Trace[] = []
  const found: { step: number; seen: Seen }[] = []
  const keep = (step: number, seen: readonly Seen[]) => found.push(...seen.map((one) => ({ step, seen: one })))
  for (const [step, person] of people.entries()) {
    await subject.draft(key, person)
    const before = await fresh(person, 'begun')
    await subject.handIn(key, person)
    const seen = [...before, ...(await fresh(person, 'handed in'))]
    traces.push({ person, step, values: valuesByPath(seen) })
    keep(step, seen)
    if (await subject.empty(key)) keep(step, await fresh())
  }
  await subject.close(key)
  keep(count, await fresh(people.at(-1), 'closed'))
  const unseen = news(await spy.everything())
  if (unseen.length > 0) throw new Error(`Written without a word: ${unseen.map(({ table }) => table).join()}`)
  const exported = await subject.export(key)
  const caseOf = (table: string): Case => ({
    ...{ traces, whose: new Map() },
    targets: targetsOf(
      found
        .filter(({ seen }) => seen.table === table)
        .map(({ step, seen }) => ({ step, seen: { ...seen, row: subject.alike?.(key, seen.row) ?? seen.row } })),
      people,
    ),
    others: found.filter(({ seen }) => seen.table !== table).map(({ seen: { table, row } }) => ({ table, row })),
    exported,
  })
  return { people, alone, folha: caseOf('folha'), comentario: caseOf('comentario_anonimo') }
}

/** Of several rows of one table each counts for itself. */
function valuesByPath(seen: readonly Seen[]): Map<string, string> {
  const values = new Map<string, string>()
  const times = new Map<string, number>()
  for (const one of seen) {
    const nth = (times.get(one.table) ?? 0) + 1
    times.set(one.table, nth)
    const table = nth === 1 ? one.table : `${one.table} (${nth})`
    for (const [path, text] of valuesOf({ ...one, table })) values.set(path, text)
  }
  return values
}

export type Observed = Awaited<ReturnType<typeof observe>>

/** The last version of each sheet that left. */
function targetsOf(found: readonly { step: number; seen: Seen }[], people: readonly Person[]): Target[] {
  const targets = new Map<string, Target>()
  for (const { step, seen } of found) {
    const row = seen.row as { id: string; atributos?: Target['atributos'] }
    const text = leavesOf(row).map(([, value]) => value)
    const author = people.find(({ marca }) =>
      text.some((value) => value === String(marca) || value.startsWith(`${marca} `)),
    )
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
  const [tried, again] = [scanned(cases.slice(0, half)), scanned(cases.slice(half))]
  const enough = cases.slice(0, half).reduce((sum, { targets }) => sum + targets.length, 0) / 4
  const [best] = Object.entries(tried)
    .filter(([way, { guesses }]) => guesses >= enough && (again[way]?.guesses ?? 0) >= enough / 2)
    .sort(([, a], [, b]) => b.right / b.guesses - a.right / a.guesses || b.guesses - a.guesses)
  const [way = ''] = best ?? []
  if (again[way]) scores[`best comparison: ${way}`] = again[way]
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
