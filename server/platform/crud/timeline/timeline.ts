import type { Timeline, TimelineItem } from '#schemas/runtime/answers/timeline.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx, TimelineKind } from '../define.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { registerKinds } from './registers.ts'
import { changes, steps } from './trail.ts'

/** A request for a page of a time line. */
export interface TimelineQuery {
  offset: number
  limit: number
  /** kinds; all without it */
  tipos?: string[]
}

/** Number of upcoming items on the first page. */
const UPCOMING = 3

interface Row {
  tipo: string
  id: string | number
}

/**
 * What happened to a record, as far as the session may know it: one statement over all kinds finds a page, each kind then tells its own rows.
 * @throws DomainError 404, 400 for a kind there is not
 */
export async function timelineOf(ctx: Ctx, id: number, query: TimelineQuery): Promise<Timeline> {
  const record = await readStored(ctx, id)
  const kinds = kindsFor(ctx, record)
  for (const tipo of query.tipos ?? [])
    if (!allKinds(ctx).some(({ name }) => name === tipo)) fail('PARAMETRO_INVALIDO', { nome: 'tipo' })
  const asked = kinds.filter(({ name }) => query.tipos === undefined || query.tipos.includes(name))
  const narrowed = await Promise.all(asked.map(async (kind) => (await kind.narrow?.(ctx, record)) ?? kind))
  const rows = await findRows(ctx, record, narrowed, { ...query, limit: query.limit + 1 })
  const itens = await tellRows(ctx, record, narrowed, rows.slice(0, query.limit))
  const proximos = query.offset === 0 ? await upcoming(ctx, record, kinds) : []
  return {
    itens,
    mais: rows.length > query.limit,
    tipos: kinds.map(({ name, title }) => ({ tipo: name, titulo: title })),
    proximos,
  }
}

/** All kinds of items; of items at the same instant those of the first kind come first. */
const allKinds = (ctx: Ctx): TimelineKind[] => [...registerKinds(ctx), steps, ...(ctx.deps.timeline ?? []), changes]

/** Kinds of which this session may see items. */
const kindsFor = (ctx: Ctx, record: StoredRecord): TimelineKind[] =>
  allKinds(ctx).filter((kind) => kind.rows(ctx, record, new Values()) !== undefined)

async function findRows(
  ctx: Ctx,
  record: StoredRecord,
  kinds: TimelineKind[],
  { offset, limit }: TimelineQuery,
): Promise<Row[]> {
  if (kinds.length === 0) return []
  const values = new Values()
  // more rows of one kind than the page's end cannot be needed
  const most = values.add(offset + limit)
  const parts = kinds.map((kind, i) => {
    const rows = kind.rows(ctx, record, values)
    return `(select ${i} as k, s.id, s.data from (${rows}) s order by s.data desc, s.id desc limit ${most})`
  })
  const page = `order by data desc, k, id desc limit ${values.add(limit)} offset ${values.add(offset)}`
  const found = await run<{ k: number; id: string }>(
    ctx.db,
    `select k, id from (${parts.join(' union all ')}) u ${page}`,
    values.list,
  )
  return found.map(({ k, id }) => ({ tipo: kinds[k]?.name ?? '', id }))
}

async function tellRows(ctx: Ctx, record: StoredRecord, kinds: TimelineKind[], rows: Row[]): Promise<TimelineItem[]> {
  const told = new Map<string, Awaited<ReturnType<TimelineKind['tell']>>>()
  for (const kind of kinds) {
    const ids = rows.filter(({ tipo }) => tipo === kind.name).map(({ id }) => Number(id))
    if (ids.length > 0) told.set(kind.name, await kind.tell(ctx, record, ids))
  }
  return rows.flatMap(({ tipo, id }) => {
    const item = told.get(tipo)?.get(Number(id))
    return item ? [{ tipo, id: Number(id), ...item }] : []
  })
}

/** The soonest records to come, of the registers that `summary.next` names. */
async function upcoming(ctx: Ctx, record: StoredRecord, kinds: TimelineKind[]): Promise<TimelineItem[]> {
  const wanted = kinds.filter(({ name }) => ctx.entity.summary?.next.includes(name))
  if (wanted.length === 0) return []
  const values = new Values()
  const parts = wanted.map(
    (kind, i) => `(select ${i} as k, s.id, s.data from (${kind.rows(ctx, record, values)}) s where s.data > now())`,
  )
  const text = `select k, id from (${parts.join(' union all ')}) u order by data, id limit ${UPCOMING}`
  const rows = await run<{ k: number; id: string }>(ctx.db, text, values.list)
  return tellRows(
    ctx,
    record,
    wanted,
    rows.map(({ k, id }) => ({ tipo: wanted[k]?.name ?? '', id })),
  )
}
