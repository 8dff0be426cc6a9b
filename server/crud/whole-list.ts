import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { CompiledQuery } from 'kysely'
import { fail } from '#server/errors.ts'
import { finish } from './answer.ts'
import { batchesOf, reading } from './cursor.ts'
import type { Ctx } from './define.ts'
import { asOf } from './in-force.ts'
import { countList, cursorStatement } from './list.ts'
import { type ListQuery, largestUnpaged } from './list-query.ts'
import { planOf } from './plan.ts'
import { sendRange } from './request.ts'
import { selectionsOf } from './select.ts'

/**
 * Answers a list without pages. Too many rows are counted, not read; the others are read a thousand at a time, each of which becomes text at once: others are
 * served in between, and the connection is free again however slowly the answer is taken.
 * @throws DomainError LISTA_GRANDE_DEMAIS above 10,000 rows
 */
export async function sendWholeList(reply: FastifyReply, asked: Ctx, query: ListQuery, name: string) {
  const parts: Buffer[] = []
  const total = await reading(asOf(asked, query.em), async (ctx) => {
    const plan = planOf(ctx.entity, ctx.deps.model)
    if ((await countList(ctx, plan, query)) > largestUnpaged) fail('LISTA_GRANDE_DEMAIS')
    const selection = selectionsOf(plan).list
    const { text, values } = cursorStatement(ctx, plan, selection.sql, query)
    let read = 0
    for await (const rows of batchesOf<Record<string, unknown>>(ctx.db, CompiledQuery.raw(text, values))) {
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
