import { isoDay } from '#schemas/runtime/dates.ts'
import { argumentOf, brokenCheck, type Check, titleOf } from './check.ts'

/** { check: 'nao-futuro', date }: a date or an instant not after today, or a year (a number) not after the current one. */
export const naoFuturo: Check = (input) => {
  const date = argumentOf(input, 'date')
  const { hoje } = input.context
  const later =
    typeof date === 'number' ? date > Number(hoje.slice(0, 4)) : typeof date === 'string' && dayOf(date) > hoje
  if (!later) return undefined
  return brokenCheck(input, String(input.check.date), `${titleOf(input, 'date')} não pode ser posterior à data atual`)
}

/** The day of a date, or of an instant in São Paulo time. */
function dayOf(date: string): string {
  const instant = date.includes('T') ? new Date(date) : undefined
  return instant === undefined || Number.isNaN(instant.getTime()) ? date.slice(0, 10) : isoDay(instant)
}
