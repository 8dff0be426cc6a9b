import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { companyOf } from '#schemas/runtime/scope.ts'
import type { Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { type EventLine, eventLine, eventsSql, type RecordEvent } from './events.ts'

export type Operation = 'criacao' | 'alteracao' | 'exclusao' | (string & {})
export type Changes = Record<string, { de?: unknown; para?: unknown }>

/** Fields whose content never enters the trail: secrets, files, computed values. */
export const isSilent = (field: Field): boolean =>
  field.writeOnly || field.computed || field.format === 'arquivo' || field.path === 'id'
/** Whether a field is a text without maxLength: the trail records that it changed, not its content. */
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

/** Whether two values of a field are equal in the trail. */
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
  /** name of the API key that was created or revoked */
  nome?: string
}

/** A line of the trail before the record's id is known: the values of `trailTypes`, in their order; and what webhooks are told. */
export interface TrailLine {
  values: unknown[]
  event?: EventLine
}

const trailTypes = {
  empresa_id: 'int',
  usuario_id: 'bigint',
  usuario_nome: 'text',
  entidade: 'text',
  operacao: 'text',
  campos: 'jsonb',
  origem: 'jsonb',
  lote_id: 'bigint',
}
const columnNames = Object.keys(trailTypes)
const trailColumns = [...columnNames, 'registro_id'].join(', ')
/** number of the placeholder for `campos` */
const CAMPOS = columnNames.indexOf('campos') + 1

/** The values of a trail line for an operation of this session. */
export const trailLine = (
  ctx: Ctx,
  company: number,
  operation: Operation,
  changes: Changes,
  event?: RecordEvent,
): TrailLine => ({
  values: Object.values(trailRow(ctx, company, operation, changes)),
  event: event && eventLine(ctx, company, event),
})

/** The values of a trail line by column. */
export function trailRow(
  ctx: Ctx,
  company: number,
  operation: Operation,
  changes: Changes | Changes[],
  origin = originOf(ctx.session),
): Record<keyof typeof trailTypes, unknown> {
  const { usuario, kind } = ctx.session
  return {
    empresa_id: companyOf(ctx.entity, company),
    usuario_id: kind === 'candidato' ? null : usuario.id,
    usuario_nome: usuario.nome,
    entidade: ctx.entity.path,
    operacao: operation,
    campos: JSON.stringify(changes),
    origem: origin && JSON.stringify(origin),
    lote_id: ctx.lote ?? null,
  }
}

/** The origin of a change: a candidate's id, which is no user id, or the API key of a user's call; null for neither. */
function originOf({ usuario, kind, key }: Session): Origin | null {
  if (kind === 'candidato') return { tipo: 'candidato', id: usuario.id }
  return key ? { tipo: 'chave', chave: key } : null
}

/** Placeholders of the values in the order of their columns, from number `first` on. @param campos SQL in place of the placeholder for `campos` */
const marksFrom = (first: number, campos?: string): string =>
  Object.entries(trailTypes)
    .map(([name, type], i) => (name === 'campos' && campos ? campos : `$${first + i}::${type}`))
    .join(', ')

/**
 * Combines a statement that writes one row (`returning id` is added), its line of the trail and the events for webhooks in one round trip instead of three.
 * It returns the row's id, and in `avisos` the number of events.
 */
export function withTrail(statement: string, values: unknown[], line: TrailLine): { text: string; values: unknown[] } {
  const trail = `trilha as (insert into auditoria (${trailColumns}) select ${marksFrom(values.length + 1)}, id from linha)`
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
  const { key, empresaId } = ctx.session
  const origin: Origin = { tipo: 'lote', ...counts, ...(key ? { chave: key } : {}) }
  const text = `insert into auditoria (${trailColumns}) values (${marksFrom(1)}, 0)`
  await run(ctx.db, hot(text), Object.values(trailRow(ctx, empresaId, operation, changes, origin)))
}

const LINE = hot(`insert into auditoria (${trailColumns}) values (${marksFrom(1)}, $9)`)
const LINE_AND_EVENT = hot(
  `with trilha as (${LINE}), ${eventsSql(10, { id: '$9::bigint' })} select count(*)::int as avisos from avisos`,
)
const EVENT = hot(`with ${eventsSql(2, { id: '$1::bigint' })} select count(*)::int as avisos from avisos`)

/** Writes one line of the trail in the transaction of the change, or buffers it in `ctx.trail`; with the event for webhooks where there is one. */
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
  // one JSON document: elements of a text array would be escaped once more, and parsed twice
  const said = lines.map(({ changes }) => changes)
  const values = Object.values(trailRow(ctx, company, operation, said))
  const text = `insert into auditoria (${trailColumns}) select ${marksFrom(1, 'x.campos')}, x.id
    from rows from (unnest($9::bigint[]), jsonb_array_elements($${CAMPOS}::jsonb)) with ordinality x(id, campos, n) order by x.n`
  await run(ctx.db, hot(text), [...values, lines.map(({ id }) => id)])
  if (ctx.deps.listeners?.has(company) === false) return
  for (const { id, event } of lines) if (event) await writeEvent(ctx, id, company, event)
}

/** A buffered line of the trail. */
export interface TrailEntry {
  ctx: Ctx
  company: number
  operation: Operation
  line: TrailUpdate
}

/** Writes the buffered lines of the trail (`Ctx.trail`), those of one register, company and operation together. */
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

/** Writes an event for webhooks that has no line in the trail. */
export async function writeEvent(ctx: Ctx, id: number, company: number, event: RecordEvent): Promise<void> {
  const line = eventLine(ctx, company, event)
  if (line) wakeFor(ctx, await run(ctx.db, EVENT, [id, ...line]))
}

/** Wakes the delivery of webhooks where events were written, instead of waiting for its next minute. */
export function wakeFor({ deps }: Ctx, rows: { avisos?: number }[]): void {
  if (rows.some(({ avisos = 0 }) => avisos > 0)) deps.wakeWebhooks?.()
}
