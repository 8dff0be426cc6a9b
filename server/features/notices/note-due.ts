import { occasionOf } from '#schemas/runtime/definition/notices.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import { bindContext } from '#server/platform/crud/computed/context.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { activeNotices, type CompanyNotice, daysOf } from './company.ts'
import { type Declared, dueRows, expiryNamed, ofCompany } from './due.ts'
import { noteOccasions, type Occasion } from './note.ts'
import { deliveriesOf, namedUsers } from './recipients.ts'

/** Dates overdue by more days are not noted: a server that was off for weeks catches up, old data stay silent. */
const LATEST_DAYS = 30
/** Most days ahead that a record may set. */
const MOST_DAYS = 999
/** Occasions per transaction. */
const BATCH = 500

type Noted = NonNullable<ReturnType<typeof expiryNamed>>

interface Due {
  id: number
  linha: number
  dia: string
}

/**
 * Notes, in every company, the approaching dates of its notices. Idempotent: an occasion is noted once, also by two servers.
 * @returns how much was new
 */
export async function noteDue(prumo: Prumo): Promise<number> {
  let noted = 0
  for await (const session of everyCompany(prumo, { name: 'Avisos automáticos' })) {
    const notices = await activeNotices(prumo.database.kysely, session.empresaId)
    for (const notice of notices) {
      const entity = prumo.model.entities.get(notice.cadastro)
      if (notice.evento === 'VENCIMENTO' && entity) noted += await noteOne(contextOf(prumo, entity, session), notice)
    }
  }
  return noted
}

async function noteOne(ctx: Ctx, notice: CompanyNotice): Promise<number> {
  const expiry = expiryNamed(ctx.entity, notice.vencimento ?? '')
  if (!expiry) return 0
  const days = daysOf(notice.dias)
  const named = await namedUsers(ctx, notice)
  const rows = await comingRows(ctx, expiry, expiry.daysFrom === undefined ? Math.max(...days) : MOST_DAYS)
  let noted = 0
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    noted += await inTransaction(ctx, async (tx) => {
      const occasions: Occasion[] = []
      for (const { id, linha, dia } of batch) {
        const record = await findStored(tx, id)
        if (!record) continue
        const first = firstDay(expiry, record, linha)
        const before = occasionOf(
          dia,
          ctx.context.hoje,
          typeof first === 'number' ? [first, ...days.filter((day) => day < first)] : days,
        )
        if (before === undefined) continue
        const deliveries = await deliveriesOf(tx, notice, record, named)
        occasions.push({ notice, registro: id, linha, ocasiao: `${dia}/${before}`, dia, deliveries, resumo: true })
      }
      return noteOccasions(tx, occasions)
    })
  }
  return noted
}

/** Days ahead of the first notice, where the record or the row sets them itself. */
function firstDay({ list, daysFrom }: Noted, record: RecordData, linha: number): unknown {
  if (daysFrom === undefined) return undefined
  const rows = (list === undefined ? [] : (valueAt(record, list) ?? [])) as RecordData[]
  const holder = list === undefined ? record : rows.find(({ id }) => id === linha)
  return holder && valueAt(holder, daysFrom)
}

/** Rows with a date from LATEST_DAYS ago until `ahead` days from now. */
async function comingRows(ctx: Ctx, expiry: Declared, ahead: number): Promise<Due[]> {
  const { from, day, row, where } = dueRows(ctx.deps, ctx.entity, expiry)
  const values = new Values()
  const today = values.add(ctx.context.hoje)
  const conditions = [
    ofCompany(ctx.session.empresaId, values),
    ...where,
    `${day} between ${today}::date - ${LATEST_DAYS} and ${today}::date + ${values.add(ahead)}::int`,
  ]
  const text = `select t.id::int as id, ${row}::int as linha, ${day}::text as dia from ${from} where ${conditions.join(' and ')} order by t.id, 2`
  return run<Due>(ctx.db, bindContext(text, values, ctx.context), values.list)
}
