import type { FastifyReply } from 'fastify'
import type { DashboardDefinition, DashboardItem } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { sendSheet, sheetFormat } from '#server/platform/crud/exchange/sheet.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import type { Query } from '#server/platform/reports/filters-in.ts'
import type { Prumo } from '#server/prumo.ts'
import { answerItem, countWhole } from '../answers/answers.ts'
import { FORMAT, readAsked } from '../answers/filters.ts'
import type { ItemAsked } from '../answers/item.ts'
import { paperOf } from './paper.ts'
import { sheetOf } from './sheet.ts'

/** Answers one figure or chart: counted, or with `formato` as a spreadsheet. */
export async function replyItem(
  ctx: Ctx,
  prumo: Pick<Prumo, 'now'>,
  dashboard: DashboardDefinition,
  { item, query, reply }: { item: DashboardItem; query: Query; reply: FastifyReply },
): Promise<unknown> {
  const format = query[FORMAT] === undefined ? undefined : sheetFormat(query[FORMAT])
  const answer = await answerItem(ctx, prumo, item, await readAsked(ctx, dashboard, query))
  return format && !('message' in answer) ? sendSheet(reply, item.name, format, sheetOf(item, answer)) : answer
}

/** A whole dashboard as a PDF file. */
export async function printDashboard(ctx: Ctx, prumo: Prumo, dashboard: DashboardDefinition, asked: ItemAsked) {
  const content = await paperOf(ctx, dashboard, asked.filters, await countWhole(ctx, dashboard, asked))
  const bytes = await printLetter(dashboard.title, await letterheadOf(ctx, prumo), content)
  return { nome: `${dashboard.name}.pdf`, tipo: 'application/pdf', bytes }
}
