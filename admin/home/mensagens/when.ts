import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { mensagensTexts } from './texts.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })
const day = 24 * 3_600_000

/** Formats an instant relative to today: 'hoje, 14:32', 'ontem, 09:10', '03/11/2026'. `hoje` is the product's today, 'YYYY-MM-DD'. */
export function whenText(data: string, hoje: string): string {
  const instant = new Date(data)
  if (Number.isNaN(instant.getTime())) return data
  const on = isoDay(instant)
  if (on === hoje) return mensagensTexts.today(clock.format(instant))
  if (Date.parse(hoje) - Date.parse(on) === day) return mensagensTexts.yesterday(clock.format(instant))
  return displayDay(on)
}
