import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { Seen } from './dump.ts'
import type { Person } from './people.ts'

/** What the attacker has of one hand-in: everything that came up in it, by a name of where it stood. */
export interface Trace {
  person: Person
  step: number
  values: Map<string, string>
}

/** Something that left the urn. */
export interface Target {
  step: number
  values: Map<string, string>
  atributos: Atributos
  /** what the proof knows and the attacker does not */
  marca: number
}

/** Figures of a group that were told somewhere: of how many, and what those have said that nobody else has. */
export interface Told {
  where?: string
  n: number
  valores: object
  marcas: string[]
}

export interface Case {
  traces: Trace[]
  /** by what was seen at a hand-in, whose each value is; filled as it is asked for */
  whose: Map<string, Map<string, Person>>
  targets: Target[]
  /** rows and lines that are neither */
  others: unknown[]
  exported: Told[]
}

/** Guesses whose a sheet is: undefined for one of which it says nothing. */
export type Guess = (Person | undefined)[]

/** Every value of a row, by its path; of long texts the length, too. */
export function leavesOf(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') {
    const text = String(value)
    const known: [string, string][] = [[path, text]]
    return text.length > 40 ? [...known, [`${path}.length`, String(text.length)]] : known
  }
  if (Array.isArray(value))
    return [[`${path}.count`, String(value.length)], ...value.flatMap((item, i) => leavesOf(item, `${path}[${i}]`))]
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, path ? `${path}.${name}` : name))
}

export const valuesOf = ({ row, xmin, ctid, table }: Seen): [string, string][] => [
  ...leavesOf(row).map(([path, text]): [string, string] => [`${table}.${path}`, text]),
  [`${table}.xmin`, String(xmin)],
  [`${table}.ctid`, String(ctid)],
  [`${table}.length`, String(JSON.stringify(row).length)],
]

/** Numbers and instants by their size, everything else by its text. */
function compare(a: string, b: string): number {
  const [x, y] = [amount(a), amount(b)]
  return x !== undefined && y !== undefined ? x - y : a < b ? -1 : a > b ? 1 : 0
}

function amount(text: string): number | undefined {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  const instant = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant
}

/** Whether a sheet may be somebody's, by what it carries and when it came. */
const fits = (target: Target, { person, step }: Trace): boolean =>
  step <= target.step &&
  (target.atributos.tempo === undefined || target.atributos.tempo === person.atributos.tempo) &&
  (target.atributos.area ?? []).every((area, i) => person.atributos.area?.[i] === area)

/** Gives the sheets out, in an order, to the people, in an order, each the first it may be of. */
function inOrder(targets: readonly Target[], traces: readonly Trace[], all: readonly Target[]): Guess {
  const left = [...traces]
  const guess: Guess = all.map(() => undefined)
  for (const target of targets) {
    const at = left.findIndex((trace) => fits(target, trace))
    if (at >= 0) guess[all.indexOf(target)] = left.splice(at, 1)[0]?.person
  }
  return guess
}

/** Sorted by a value; undefined where not all have it, or all the same. */
function sortedBy<T extends { values: Map<string, string> }>(list: readonly T[], path: string): T[] | undefined {
  const value = ({ values }: T) => values.get(path)
  if (list.some((one) => value(one) === undefined) || new Set(list.map(value)).size < 2) return undefined
  return [...list].sort((a, b) => compare(value(a) ?? '', value(b) ?? ''))
}

/** People in all orders that something seen at their hand-in gives them, each with the names of what gives it. */
function ordersOf(traces: readonly Trace[], sources: readonly string[]): { people: Trace[]; names: string[] }[] {
  const orders = new Map<string, { people: Trace[]; names: string[] }>()
  for (const name of ['hand-in', ...sources]) {
    const people = name === 'hand-in' ? [...traces] : sortedBy(traces, name)
    if (!people) continue
    const key = people.map(({ step }) => step).join()
    const order = orders.get(key) ?? { people, names: [] }
    orders.set(key, order)
    order.names.push(name)
  }
  return [...orders.values()]
}

/** Whose each value of a hand-in is; nobody's where one is said of several: it says nothing. */
function whoseIs(traces: readonly Trace[], source: string): Map<string, Person> {
  const people = new Map<string, Person>()
  for (const { person, values } of traces) {
    const value = values.get(source)
    if (value === undefined) continue
    if (people.has(value)) return new Map()
    people.set(value, person)
  }
  return people
}

/** By what a sheet has in common with a hand-in: the id of a copy, a request's, the transaction, what was in the draft. */
function equal(one: Case, target: string, source: string): Guess | undefined {
  const people = one.whose.get(source) ?? whoseIs(one.traces, source)
  one.whose.set(source, people)
  if (people.size === 0) return undefined
  const guess = one.targets.map(({ values }) => people.get(values.get(target) ?? ''))
  return guess.some(Boolean) ? guess : undefined
}

const paths = (list: readonly { values: Map<string, string> }[]): string[] => [
  ...new Set(list.flatMap(({ values }) => [...values.keys()])),
]

/**
 * Every way of guessing that compares one thing of a sheet with one thing of a hand-in: by being equal, and by the order, up and down. By whether they
 * are there at all it names them, so that what worked in some cases is tried in others.
 */
export function* scan(one: Case): Generator<[string, Guess]> {
  const sources = paths(one.traces)
  const orders = ordersOf(one.traces, sources)
  for (const target of paths(one.targets)) {
    for (const source of sources) {
      const guess = equal(one, target, source)
      if (guess) yield [`${target} = ${source}`, guess]
    }
    const sheets = sortedBy(one.targets, target)
    if (!sheets) continue
    for (const { people, names } of orders) {
      const up = inOrder(sheets, people, one.targets)
      const down = inOrder(sheets, people.toReversed(), one.targets)
      for (const source of names) {
        yield [`${target} as ${source}`, up]
        yield [`${target} against ${source}`, down]
      }
    }
  }
}

/** The ways the issue names, each for itself. */
export function named(one: Case, table: string): Record<string, Guess> {
  const by = (path: string, source?: string) => {
    const sheets = sortedBy(one.targets, `${table}.${path}`) ?? one.targets
    const people = (source && sortedBy(one.traces, source)) || one.traces
    return inOrder(sheets, people, one.targets)
  }
  const inTime = one.targets.toSorted((a, b) => a.step - b.step)
  return {
    // whatever came out last is of who came last
    time: inOrder(inTime.toReversed(), one.traces.toReversed(), one.targets),
    id: by('id', 'folha_selada.id'),
    xmin: by('xmin', 'folha_selada.xmin'),
    ctid: by('ctid', 'folha_selada.ctid'),
    length: by('length', 'folha_selada.length'),
    attributes: inOrder(rarest(one), one.traces, one.targets),
  }
}

/** Sheets of whom fewest could be first. */
function rarest({ targets, traces }: Case): Target[] {
  const possible = (target: Target) => traces.filter((trace) => fits(target, trace)).length
  const counts = new Map(targets.map((target) => [target, possible(target)]))
  return targets.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
}

/** Rows, lines and answers anywhere that name a person and say something that stands on one sheet only. */
export function together({ others, targets, traces }: Case): Guess {
  const people = new Map(traces.map(({ person }) => [String(person.id), person]))
  const telling = new Map<string, number>()
  for (const [i, { values }] of targets.entries())
    for (const [path, text] of values)
      if (text.length >= 4 && !/(?:xmin|ctid|length|count)$/.test(path)) telling.set(text, telling.has(text) ? -1 : i)
  const guess: Guess = targets.map(() => undefined)
  for (const other of others) {
    const texts = leavesOf(other).map(([, text]) => text)
    const person = texts.map((text) => people.get(text)).find(Boolean)
    for (const text of person ? texts : []) {
      const at = telling.get(text)
      if (at !== undefined && at >= 0) guess[at] = person
    }
  }
  return guess
}

/** Cells of an export about one person, or about so few that a guess among them is better than one in the minimum; the smallest tell most. */
export function fromExport({ exported, traces, targets }: Case, minimo: number): Guess {
  const guess: Guess = targets.map(() => undefined)
  const small = exported.filter(({ n }) => n < minimo).toSorted((a, b) => a.n - b.n)
  for (const { valores, marcas } of small) {
    const who = traces.filter(
      ({ person }) =>
        !guess.includes(person) &&
        Object.entries(valores).every(([name, value]) =>
          [person.atributos[name as keyof Atributos]].flat().includes(String(value)),
        ),
    )
    const left = marcas
      .map((marca) => targets.findIndex((target) => String(target.marca) === marca))
      .filter((at) => at >= 0 && guess[at] === undefined)
    for (const [i, at] of left.entries()) guess[at] = who[i]?.person
  }
  return guess
}

export const isRight = ({ marca }: Target, person: Person | undefined): boolean => person?.marca === marca
