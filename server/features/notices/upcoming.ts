import type { UpcomingLine } from '#schemas/runtime/answers/notices.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { bindContext } from '#server/platform/crud/computed/context.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type CompanyNotice, daysOf } from './company.ts'
import { dueRows, expiryNamed, ofCompany } from './due.ts'
import { deliveriesOf, namedUsers } from './recipients.ts'
import { recipientNames } from './sent.ts'

const MOST = 50

/** The next occasions of a notice of a date, nearest first; empty for events, which cannot be predicted. Only records that the session sees. */
export async function listUpcoming(ctx: Ctx, notice: CompanyNotice): Promise<UpcomingLine[]> {
  const shipped = ctx.deps.model.entities.get(notice.cadastro)
  if (notice.evento !== 'VENCIMENTO' || !notice.ativo || !shipped) return []
  const of = contextOf(ctx.deps, shipped, ctx.session)
  const expiry = expiryNamed(of.entity, notice.vencimento ?? '')
  if (!expiry) return []
  const { from, day, where } = dueRows(of.deps, of.entity, expiry)
  const values = new Values()
  const conditions = [
    ofCompany(of.session.empresaId, values),
    ...visibleRows(of.entity, of.session, 't', values, of.deps),
    ...where,
    `${day} - d.antes > ${values.add(of.context.hoje)}::date`,
  ]
  // several rows of one record with the same date are one line
  const text = `select distinct t.id::int as id, ${day}::text as dia, (${day} - d.antes)::text as em
    from ${from} cross join unnest(${values.add(daysOf(notice.dias))}::int[]) as d(antes)
    where ${conditions.join(' and ')} order by 3, 1 limit ${MOST}`
  const rows = await run<{ id: number; dia: string; em: string }>(
    of.db,
    bindContext(text, values, of.context),
    values.list,
  )
  const named = await namedUsers(of, notice)
  const lines: UpcomingLine[] = []
  for (const { id, dia, em } of rows) {
    const record = await findStored(of, id)
    if (!record) continue
    const told = [...new Set((await deliveriesOf(of, notice, record, named)).map(({ destino }) => destino))]
    const names = await recipientNames(of.db, told)
    const rota = recordAddress(of.entity, of.entity.route ?? '', id)
    lines.push({ registro: labelOf(of.entity, record), rota, dia, em, para: told.map((one) => names.get(one) ?? '') })
  }
  return lines
}
