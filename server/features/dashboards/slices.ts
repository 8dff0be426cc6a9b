import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Period } from '#schemas/runtime/days/period.ts'
import type { Time } from '#schemas/runtime/definition/measures.ts'

/** A month or year within a period; the first and last may be partial. */
export interface Slice extends Period {
  /** '2026-03', '2026' */
  key: string
  /** 'mar/26', '2026' */
  name: string
}

const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

/** 'mar/26' of '2026-03-01'. */
const monthName = (day: string): string =>
  `${month.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`)).replace('.', '')}/${day.slice(2, 4)}`

/** The last day of the month or year of a day. */
function endOf(day: string, unit: Time): string {
  const year = Number(day.slice(0, 4))
  if (unit === 'ano') return `${day.slice(0, 4)}-12-31`
  const after =
    day.slice(5, 7) === '12'
      ? `${year + 1}-01-01`
      : `${day.slice(0, 4)}-${String(Number(day.slice(5, 7)) + 1).padStart(2, '0')}-01`
  return shiftDay(after, -1)
}

/** The months or years of a period, in their order. */
export function slicesOf({ start, end }: Period, unit: Time): Slice[] {
  const slices: Slice[] = []
  for (let day = start; day <= end; day = shiftDay(slices.at(-1)?.end ?? end, 1)) {
    const last = endOf(day, unit)
    const key = day.slice(0, unit === 'mes' ? 7 : 4)
    slices.push({ key, name: unit === 'mes' ? monthName(day) : key, start: day, end: last < end ? last : end })
  }
  return slices
}
