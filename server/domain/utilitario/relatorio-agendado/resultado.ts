import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { contextOf } from '#server/crud/context.ts'
import { DomainError } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { makeReport, type ReportFile, reportIn } from '#server/reports/run.ts'
import { hasAuthority, type Session } from '#server/session/session.ts'
import { ordemDe } from './pedido.ts'

/** What came of making a scheduled report. `denovo`: something broke, and it may go well the next time. */
export type Resultado =
  | { resultado: 'ENVIADO'; arquivo: ReportFile }
  | { resultado: 'SEM_DADOS' }
  | { resultado: 'PARADO' | 'FALHOU'; mensagem: string; denovo?: boolean }

/** Without the name, which would stay when the person is erased. */
const QUEM = 'Quem responde por ele'

/** Makes a scheduled report with the rights its responsible person has now; never throws. */
export async function fazRelatorio(prumo: Prumo, empresaId: number, agendado: RelatorioAgendado): Promise<Resultado> {
  const { responsavel, relatorio } = agendado
  const session = await sessaoDe(prumo, empresaId, responsavel?.id)
  if (!session) return { resultado: 'PARADO', mensagem: `${QUEM} não tem mais acesso a esta empresa.` }
  const definition = reportIn(prumo, session, relatorio)
  if (!definition) return { resultado: 'PARADO', mensagem: 'O relatório não existe mais.' }
  if (!hasAuthority(session, definition.authority))
    return { resultado: 'PARADO', mensagem: `${QUEM} não pode mais gerar este relatório.` }
  try {
    const { deps } = contextOf(prumo, definition.filters, session)
    const arquivo = await makeReport(prumo, session, ordemDe(deps, session, definition, agendado))
    return { resultado: 'ENVIADO', arquivo }
  } catch (error) {
    if (!(error instanceof DomainError)) {
      prumo.log.error({ err: error, relatorio }, 'Relatório agendado')
      return { resultado: 'FALHOU', mensagem: 'Não foi possível gerar o relatório.', denovo: true }
    }
    if (error.errors[0]?.code === 'SEM_DADOS') return { resultado: 'SEM_DADOS' }
    return { resultado: 'FALHOU', mensagem: error.errors.map(({ message }) => message).join(' ') || error.message }
  }
}

const sessaoDe = async (prumo: Prumo, empresaId: number, id: number | undefined): Promise<Session | undefined> =>
  id === undefined ? undefined : prumo.sessions.ofUser(id, empresaId)
