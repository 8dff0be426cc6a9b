import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CompiledQuery } from 'kysely'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { batchesOf, inReadTransaction } from '../cursor.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { listSelection } from '../plan/select.ts'
import { finishRecords } from '../read/answer.ts'
import { asOf } from '../read/in-force.ts'
import { soughtInList } from '../read/sought.ts'
import { type ListQuery, largestUnpaged } from '../request/list-query.ts'
import { sendPage, sendRange } from '../request/request.ts'
import { mayRead } from './choice.ts'
import { countList, cursorStatement, listRecords, type Within } from './list.ts'
import { listOptions, optionSql, toOption } from './options.ts'

/** Answers a list request; `within` is the parent of a child route. */
export async function sendList(reply: FastifyReply, ctx: Ctx, query: ListQuery, name: string, within?: Within) {
  if (query.limit <= largestUnpaged) return sendPage(reply, name, query, await listRecords(ctx, query, within))
  const selection = listSelection(planOf(ctx.entity, ctx.deps.model), query.columns)
  const records = (rows: Row[]) => rows.map((row) => selection.toRecord(row))
  const made = (at: Ctx, rows: Row[]) => finishRecords(at, records(rows), rows)
  const at = asOf(ctx, query.em)
  const sought = soughtInList(at, query)
  return sendWhole(reply, at, query, name, { select: selection.sql, sought, made, atOnce: 20, within })
}

/** Answers a picker's request. @param offered filter of the call itself, always applied */
export async function sendOptions(
  reply: FastifyReply,
  ctx: Ctx,
  query: ListQuery,
  name: string,
  offered: RecordData = {},
) {
  // no unpaged answer for a session that may not read the records
  if (query.limit <= largestUnpaged || !mayRead(ctx, ctx.entity))
    return sendPage(reply, name, query, await listOptions(ctx, query, offered))
  const made = (_: Ctx, rows: Row[]) => rows.map((row) => toOption(ctx.entity, row))
  const all = { ...query, filter: { ...query.filter, ...offered } }
  return sendWhole(reply, ctx, all, name, { select: optionSql(ctx), made, atOnce: 200 })
}

type Row = Record<string, unknown>

/** What a list without pages is made of. */
interface Whole {
  /** columns over alias `t` */
  select: string
  /** further columns, from the hook `selects`: ', … as …' */
  sought?: (values: Values) => string
  made(ctx: Ctx, rows: Row[]): Promise<RecordData[]> | RecordData[]
  /** rows serialised at once: some milliseconds that block the event loop */
  atOnce: number
  within?: Within
}

/**
 * Answers a list without pages. Rows are counted first; up to the limit they are read and serialised in small batches, so that the event loop stays free, and
 * the connection is released before the client has taken the answer.
 * @throws DomainError LISTA_GRANDE_DEMAIS above 10,000 rows
 */
async function sendWhole(
  reply: FastifyReply,
  asked: Ctx,
  query: ListQuery,
  name: string,
  { select, sought, made, atOnce, within }: Whole,
) {
  const parts: Buffer[] = []
  const total = await inReadTransaction(asked, async (ctx) => {
    const plan = planOf(ctx.entity, ctx.deps.model)
    if ((await countList(ctx, plan, query, within)) > largestUnpaged) fail('LISTA_GRANDE_DEMAIS')
    const { text, values } = cursorStatement(ctx, plan, select, query, within, sought)
    let read = 0
    for await (const rows of batchesOf<Row>(ctx.db, CompiledQuery.raw(text, values), atOnce)) {
      const records = await made(ctx, rows)
      // without the brackets of the array
      const json = JSON.stringify(records).slice(1, -1)
      parts.push(Buffer.from(read === 0 ? json : `,${json}`))
      read += records.length
    }
    return read
  })
  sendRange(reply, name, { offset: 0, rows: total, total })
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from([Buffer.from('['), ...parts, Buffer.from(']')]))
}
