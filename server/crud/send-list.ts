import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CompiledQuery } from 'kysely'
import { fail } from '#server/errors.ts'
import { finish } from './answer.ts'
import { batchesOf, reading } from './cursor.ts'
import type { Ctx } from './define.ts'
import { asOf } from './in-force.ts'
import { countList, cursorStatement, listRecords, type Within } from './list.ts'
import { type ListQuery, largestUnpaged } from './list-query.ts'
import { planOf } from './plan.ts'
import { sendPage, sendRange } from './request.ts'
import { selectionsOf } from './select.ts'

/** Rows of a list without pages that are made into text at once: a few milliseconds, in which nobody else is served. */
const AT_ONCE = 20

/** Answers a list request; `within` is the parent of a child route. */
export async function sendList(reply: FastifyReply, ctx: Ctx, query: ListQuery, name: string, within?: Within) {
  if (query.limit > largestUnpaged) return sendWholeList(reply, ctx, query, name, within)
  return sendPage(reply, name, query, await listRecords(ctx, query, within))
}

/**
 * Answers a list without pages. Too many rows are counted, not read; the others are read a few at a time and become text at once: others are
 * served in between, and the connection is free again however slowly the answer is taken.
 * @throws DomainError LISTA_GRANDE_DEMAIS above 10,000 rows
 */
async function sendWholeList(reply: FastifyReply, asked: Ctx, query: ListQuery, name: string, within?: Within) {
  const parts: Buffer[] = []
  const total = await reading(asOf(asked, query.em), async (ctx) => {
    const plan = planOf(ctx.entity, ctx.deps.model)
    if ((await countList(ctx, plan, query, within)) > largestUnpaged) fail('LISTA_GRANDE_DEMAIS')
    const selection = selectionsOf(plan).list
    const { text, values } = cursorStatement(ctx, plan, selection.sql, query, within)
    let read = 0
    for await (const rows of batchesOf<Record<string, unknown>>(ctx.db, CompiledQuery.raw(text, values), AT_ONCE)) {
      const records = await finish(
        ctx,
        rows.map((row) => selection.toRecord(row)),
      )
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
