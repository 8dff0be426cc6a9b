import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { companyOf } from '#schemas/runtime/scope.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { type EventLine, eventLine, eventsSql, type RecordEvent } from './events.ts'

export type Operation = 'criacao' | 'alteracao' | 'exclusao' | (string & {})
export type Changes = Record<string, { de?: unknown; para?: unknown }>

/** Fields whose content never enters the trail: secrets, files, computed values. */
export const isSilent = (field: Field): boolean =>
  field.writeOnly || field.computed || field.format === 'arquivo' || field.path === 'id'
/** A text without a limit: that it changed is recorded, what it said is not. */
const long = (field: Field) =>
  field.type === 'string' && field.schema.maxLength === undefined && !field.options && !field.format

/** What differs between two states of a record, field by field; a missing state is an empty one. */
export function changesBetween(entity: Entity, before: RecordData | undefined, after: RecordData | undefined): Changes {
  const changes: Changes = {}
  for (const field of leafFields(entity.fields)) {
    if (isSilent(field)) continue
    const de = before && valueAt(before, field.path)
    const para = after && valueAt(after, field.path)
    if (sameInTrail(field, de, para)) continue
    changes[field.path] = long(field) && before && after ? {} : { de, para }
  }
  return changes
}

/** Whether two values of a field are the same to the trail. */
export function sameInTrail(field: Field, a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(field, a)) === JSON.stringify(comparable(field, b))
}

/** References compare by id: their label may be absent in what came in. An empty list is none. */
function comparable(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (field.kind === 'reference') return (value as { id: unknown }).id
  if (!Array.isArray(value)) return value
  if (value.length === 0) return null
  return field.kind === 'references' ? value.map((v) => (v as { id: unknown }).id) : value
}

/** Where a change came from, beside its user. */
export interface Origin {
  tipo: 'candidato' | 'chave' | 'lote' | 'sobre-chave'
  id?: number
  /** the API key of the call */
  chave?: { id: number; nome: string }
  registros?: number
  recusados?: number
  /** what was made or revoked */
  nome?: string
}

/** A line of the trail before the record's id is known: the values of `trailColumns`, in their order; and what webhooks are told. */
export interface TrailLine {
  values: unknown[]
  event?: EventLine
}

const trailColumns = 'empresa_id, usuario_id, usuario_nome, entidade, operacao, campos, origem, lote_id, registro_id'
const trailTypes = ['int', 'bigint', 'text', 'text', 'text', 'jsonb', 'jsonb', 'bigint']
/** which of them says what changed */
const CAMPOS = 5

/** What the trail says of an operation of this session. */
export function trailLine(
  ctx: Ctx,
  company: number,
  operation: Operation,
  changes: Changes,
  event?: RecordEvent,
): TrailLine {
  const { usuario, kind, key } = ctx.session
  // a candidate's id is no user's: it stands in the origin, as does the API key a user's call came with
  const candidate = kind === 'candidato'
  const user = candidate ? null : usuario.id
  const origin: Origin | null = candidate
    ? { tipo: 'candidato', id: usuario.id }
    : key
      ? { tipo: 'chave', chave: key }
      : null
  const own = companyOf(ctx.entity, company)
  const source = origin && JSON.stringify(origin)
  const values = [
    own,
    user,
    usuario.nome,
    ctx.entity.path,
    operation,
    JSON.stringify(changes),
    source,
    ctx.lote ?? null,
  ]
  return { values, event: event && eventLine(ctx, company, event) }
}

/**
 * A statement that writes one row (`returning id` is added), its line of the trail and what webhooks are told of it together: one way to the
 * database instead of three. It answers the row's id, and in `avisos` how many are told.
 */
export function withTrail(statement: string, values: unknown[], line: TrailLine): { text: string; values: unknown[] } {
  const marks = trailTypes.map((type, i) => `$${values.length + i + 1}::${type}`).join(', ')
  const trail = `trilha as (insert into auditoria (${trailColumns}) select ${marks}, id from linha)`
  const start = `with linha as (${statement} returning id), ${trail}`
  const all = [...values, ...line.values]
  if (!line.event) return { text: `${start} select id from linha`, values: all }
  const told = eventsSql(all.length + 1, { id: 'linha.id', table: 'linha' })
  return {
    text: `${start}, ${told} select id, (select count(*)::int from avisos) as avisos from linha`,
    values: [...all, ...line.event],
  }
}

/** Writes the one line of the trail that stands for an operation on many records (`ctx.lote`): it names no record. */
export async function writeBatchTrail(
  ctx: Ctx,
  operation: Operation,
  changes: Changes,
  counts: { registros: number; recusados: number },
): Promise<void> {
  const line = trailLine(ctx, ctx.session.empresaId, operation, changes)
  const { key } = ctx.session
  line.values[6] = JSON.stringify({ tipo: 'lote', ...counts, ...(key ? { chave: key } : {}) } satisfies Origin)
  const text = `insert into auditoria (${trailColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, 0)`
  await run(ctx.db, hot(text), line.values)
}

const LINE = hot(`insert into auditoria (${trailColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`)
const LINE_AND_EVENT = hot(
  `with trilha as (${LINE}), ${eventsSql(10, { id: '$9::bigint' })} select count(*)::int as avisos from avisos`,
)
const EVENT = hot(`with ${eventsSql(2, { id: '$1::bigint' })} select count(*)::int as avisos from avisos`)

/** Writes one line of the trail, in the transaction of the change, and tells webhooks of it where it is an event of the record. */
export async function writeTrailLine(
  ctx: Ctx,
  id: number,
  company: number,
  operation: Operation,
  changes: Changes,
  event?: RecordEvent,
): Promise<void> {
  if (ctx.trail) {
    ctx.trail.push({ ctx, company, operation, line: { id, changes, event } } satisfies TrailEntry)
    return
  }
  const line = trailLine(ctx, company, operation, changes, event)
  if (!line.event) await run(ctx.db, LINE, [...line.values, id])
  else wakeFor(ctx, await run(ctx.db, LINE_AND_EVENT, [...line.values, id, ...line.event]))
}

/** A line of the trail of one record among many. */
export interface TrailUpdate {
  id: number
  changes: Changes
  event?: RecordEvent
}

/** Writes the lines of many records of one company that were changed together; `writeTrailLine` for each. */
export async function writeTrailLines(
  ctx: Ctx,
  company: number,
  operation: Operation,
  lines: TrailUpdate[],
): Promise<void> {
  if (lines.length === 0) return
  const { values } = trailLine(ctx, company, operation, {})
  const marks = trailTypes.map((type, i) => (i === CAMPOS ? 'x.campos' : `$${i + 1}::${type}`)).join(', ')
  // one document: texts of an array would be quoted once more, and read twice
  const said = JSON.stringify(lines.map(({ changes }) => changes))
  const own = values.map((value, i) => (i === CAMPOS ? said : value))
  const text = `insert into auditoria (${trailColumns}) select ${marks}, x.id
    from rows from (unnest($9::bigint[]), jsonb_array_elements($${CAMPOS + 1}::jsonb)) with ordinality x(id, campos, n) order by x.n`
  await run(ctx.db, hot(text), [...own, lines.map(({ id }) => id)])
  if (ctx.deps.listeners?.has(company) === false) return
  for (const { id, event } of lines) if (event) await writeEvent(ctx, id, company, event)
}

/** A line that waits for others of its kind. */
export interface TrailEntry {
  ctx: Ctx
  company: number
  operation: Operation
  line: TrailUpdate
}

/** Writes the lines that were kept back (`Ctx.trail`), those of one register, company and operation together. */
export async function flushTrail(entries: TrailEntry[]): Promise<void> {
  const kinds = new Map<string, { first: TrailEntry; lines: TrailUpdate[] }>()
  for (const entry of entries) {
    const kind = `${entry.ctx.entity.path} ${entry.company} ${entry.operation}`
    const known = kinds.get(kind)
    if (known) known.lines.push(entry.line)
    else kinds.set(kind, { first: entry, lines: [entry.line] })
  }
  for (const { first, lines } of kinds.values()) await writeTrailLines(first.ctx, first.company, first.operation, lines)
}

/** Tells webhooks of what left no line in the trail. */
export async function writeEvent(ctx: Ctx, id: number, company: number, event: RecordEvent): Promise<void> {
  const line = eventLine(ctx, company, event)
  if (line) wakeFor(ctx, await run(ctx.db, EVENT, [id, ...line]))
}

/** Who delivers need not wait for the next minute. */
export function wakeFor({ deps }: Ctx, rows: { avisos?: number }[]): void {
  if (rows.some(({ avisos = 0 }) => avisos > 0)) deps.wakeWebhooks?.()
}
