import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { isoDay, shiftDay } from '#schemas/runtime/dates.ts'
import { weekdayOf } from '#schemas/runtime/days/period.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'

export type Agenda = Pick<RelatorioAgendado, 'frequencia' | 'diaSemana' | 'diaMes' | 'hora'>

/** Days searched for the next sending: longer than any month. */
const LOOK_AHEAD = 32

/** The next sending after an instant, in São Paulo time; in a month too short for `diaMes` on its last day. */
export function proximoEnvio(agenda: Agenda, depois: Date): Date {
  let dia = isoDay(depois)
  for (let i = 0; i <= LOOK_AHEAD; i++, dia = shiftDay(dia, 1)) {
    if (!cabe(agenda, dia)) continue
    const instante = new Date(naHora(`${dia}T${agenda.hora}`))
    if (instante > depois) return instante
  }
  throw new Error(`Nothing is sent within ${LOOK_AHEAD} days`)
}

const naHora = (local: string): string => formats['date-time']?.normalise?.(local) ?? local

function cabe({ frequencia, diaSemana, diaMes = 1 }: Agenda, dia: string): boolean {
  if (frequencia === 'SEMANAL') return weekdayOf(dia) === diaSemana
  const [ano, mes, data] = dia.split('-').map(Number) as [number, number, number]
  const ultimo = new Date(Date.UTC(ano, mes, 0)).getUTCDate()
  return data === Math.min(diaMes, ultimo)
}
