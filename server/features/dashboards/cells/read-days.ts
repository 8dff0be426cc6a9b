import { addDecimals, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import type { Period } from '#schemas/runtime/days/period.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Asked, dayOf } from '../asked.ts'
import type { Count } from '../cell.ts'
import { DayByDay, type HeldAsked } from '../sql/held-frame.ts'
import { MeasureSql } from '../sql/measure-sql.ts'

/** Records that count from index `de` of the list of days to before `ate`. */
interface Found {
  de: number
  ate: number
  n: string
  soma: string | null
}

/**
 * Counts records as of a day of each of several periods by one statement, which computes for each record and dated row between which days it counts.
 * @returns undefined where each day needs its own statement
 */
export async function readDays(
  ctx: Ctx,
  measure: MeasureDefinition,
  asked: Asked,
  periods: readonly Period[],
): Promise<Count[] | undefined> {
  const days = periods.flatMap((period) => dayOf(measure, period) ?? [])
  const { value = {} } = measure
  if (days.length === 0 || 'last' in value || 'median' in value || 'distinct' in value || measure.leastOf)
    return undefined
  const statement = statementOf(ctx, measure, asked, days)
  if (!statement) return undefined
  const { text, values } = statement
  const found = await run<Found>(ctx.db, text, values.list)
  return days.map((_, at) =>
    found
      .filter(({ de, ate }) => de <= at && at < ate)
      .reduce((all, { n, soma }) => ({ n: all.n + Number(n), sum: addDecimals(all.sum, toDecimal(soma ?? n)) }), {
        n: 0,
        sum: toDecimal(0),
      }),
  )
}

function statementOf(ctx: Ctx, measure: MeasureDefinition, asked: Asked, days: string[]) {
  const values = new Values()
  const list = `${values.add(days)}::date[]`
  const at = { list, first: `(${list})[1]`, last: `(${list})[${days.length}]` }
  const part = (rows: HeldAsked['rows']) => {
    const source = new MeasureSql(ctx, measure, asked, values, { rows, days: at })
    const number = source.number()
    const held = source.heldRows()
    // number of days before the first one, and up to the last one
    const places = `width_bucket(${held.from} - 1, ${list}) as de, width_bucket(${held.to}, ${list}) as ate`
    return { sql: `select ${places}, ${number ?? 'null::numeric'} as valor${held.rows}`, joined: held.joined, number }
  }
  try {
    const each = part('each')
    const parts = each.joined ? [each, part('before')] : [each]
    const sum = each.number === undefined ? 'null' : 'coalesce(sum(valor), 0)'
    const text = `select de, ate, count(*) as n, ${sum} as soma from (${parts.map(({ sql }) => sql).join(' union all ')}) d group by de, ate`
    return { text, values }
  } catch (error) {
    if (error instanceof DayByDay) return undefined
    throw error
  }
}
