import { numberMatcher, numberText, referencesOf, YEAR } from '#schemas/runtime/definition/numbers.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { XNumber } from '#schemas/runtime/written/written.ts'
import { hot } from '#server/platform/database/hot.ts'
import { asideOf } from '#server/platform/database/pool.ts'
import { quoted, run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'

/** Numbers of a dry run, far from those of any record. */
const REHEARSED = 900_000_000

type Statement = (text: string, values: unknown[]) => Promise<{ numero: number }[]>

/**
 * Draws a record's numbers (`x-field.number`) before it is stored: where it has none yet, and anew when a reference that its counter depends on has changed.
 * Runs after all rules, so that a refused record takes none.
 */
export async function giveNumbers(
  ctx: Ctx,
  record: RecordData,
  before: RecordData | undefined,
  company: number,
): Promise<void> {
  for (const field of ctx.entity.fields) {
    const { number } = field.hint
    if (!number || isNumbered(field, number, record, before)) continue
    const year = ctx.context.hoje.slice(0, 4)
    const given = await draw(ctx, field, number, { record, company, year })
    setAt(record, field.path, field.type === 'integer' ? given : numberText(number.pattern, year, given))
  }
}

const idIn = (record: RecordData | undefined, path: string): unknown =>
  (record && (valueAt(record, path) as { id?: number } | undefined))?.id

function isNumbered({ path }: Field, number: XNumber, record: RecordData, before: RecordData | undefined): boolean {
  if (valueAt(record, path) === undefined) return false
  return !before || referencesOf(number).every((name) => idIn(record, name) === idIn(before, name))
}

interface Place {
  record: RecordData
  company: number
  year: string
}

/**
 * Draws the next number of a counter. Without gaps it is drawn in the record's own transaction, and others wait for its row lock until that ends; otherwise
 * on a connection of its own, so that an import of many records blocks nobody.
 */
async function draw(ctx: Ctx, field: Field, number: XNumber, place: Place): Promise<number> {
  if (ctx.rehearsal) return REHEARSED + ++ctx.rehearsal.numbers
  const key = (number.per ?? []).map((name) => (name === YEAR ? place.year : idIn(place.record, name)))
  const counter = [place.company, ctx.entity.path, field.path, key.join('|')]
  const aside: Statement = async (text, values) => (await asideOf(ctx.deps.database.kysely).query(text, values)).rows
  const inside: Statement = (text, values) => run(ctx.db, text, values)
  const statement = number.withoutGaps ? inside : aside
  const [next] = await statement(NEXT, counter)
  if (next) return Number(next.numero)
  const first = await statement(FIRST, [...counter, await lastGiven(ctx, field, number, place)])
  return Number(first[0]?.numero)
}

const NEXT = hot(`update numeracao set ultimo = ultimo + 1
  where empresa_id = $1 and entidade = $2 and campo = $3 and chave = $4 returning ultimo as numero`)

/** $5: the last number before; on conflict another transaction has begun the counter meanwhile */
const FIRST = `insert into numeracao (empresa_id, entidade, campo, chave, ultimo) values ($1, $2, $3, $4, $5::bigint + 1)
  on conflict (empresa_id, entidade, campo, chave) do update set ultimo = numeracao.ultimo + 1 returning ultimo as numero`

/** The largest number among existing records, for a counter that is new: they may have been copied in, or had their numbers before. */
async function lastGiven(ctx: Ctx, field: Field, number: XNumber, { record, company, year }: Place): Promise<number> {
  const { storage, columnOf, ...plan } = planOf(ctx.entity, ctx.deps.model)
  const values = new Values()
  const column = `t.${quoted(columnOf(field.path)?.name ?? '')}`
  const matcher = numberMatcher(number.pattern, number.per?.includes(YEAR) ? year : '\\d{4}')
  const value = field.type === 'integer' ? column : `substring(${column} from ${values.add(matcher)})::bigint`
  const conditions = referencesOf(number).map(
    (name) => `t.${quoted(columnOf(name)?.name ?? '')} = ${values.add(idIn(record, name))}`,
  )
  if (storage.company) conditions.push(`t.empresa_id = ${values.add(company)}`)
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const text = `select max(${value}) as numero from ${plan.entity.table} t ${where}`
  const [row] = await run<{ numero: number | null }>(ctx.db, text, values.list)
  return Math.max(Number(row?.numero ?? 0), (number.start ?? 1) - 1)
}
