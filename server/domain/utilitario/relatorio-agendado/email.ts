import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { type Period, periodOn } from '#schemas/runtime/days/period.ts'
import type { Agendavel } from './agendavel.ts'

/** The e-mail with a report or dashboard; without data a notice and no file. */
export function escreveEmail(
  { nome, texto, periodo, responsavel }: RelatorioAgendado,
  { tipo, title, period }: Pick<Agendavel, 'tipo' | 'title' | 'period'>,
  { hoje, vazio }: { hoje: string; vazio: boolean },
): { subject: string; text: string } {
  const dias = periodo && (period?.start || period?.end) ? ` ${noPeriodo(periodOn(periodo, hoje))}` : ''
  const anexo = vazio
    ? `Não existem dados para o filtro informado: o ${tipo} '${title}'${dias} está vazio.`
    : `Segue em anexo o ${tipo} '${title}'${dias}.`
  const quem = responsavel?.nome ? ` a pedido de ${responsavel.nome}` : ''
  const fim = `Este e-mail é enviado automaticamente${quem}.`
  return { subject: nome, text: [texto, anexo, fim].filter(Boolean).join('\n\n') }
}

const noPeriodo = ({ start, end }: Period): string => `de ${displayDay(start)} a ${displayDay(end)}`
