import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { companyDeps } from '#server/platform/crud/context.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { ReportFile } from '#server/platform/reports/run.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Agendavel, agendavelDe } from './agendavel.ts'
import { filtrosDe } from './pedido.ts'

/** Result of making a scheduled report. `denovo`: a failure that a retry may fix. */
export type Resultado =
  | { resultado: 'ENVIADO'; arquivo: ReportFile; agendavel: Agendavel }
  | { resultado: 'SEM_DADOS'; agendavel: Agendavel }
  | { resultado: 'PARADO' | 'FALHOU'; mensagem: string; denovo?: boolean }

/** Without the name, which would stay when the person is erased. */
const QUEM = 'Quem responde por ele'

/** Makes a scheduled report with the rights its responsible person has now; never throws. */
export async function fazRelatorio(prumo: Prumo, empresaId: number, agendado: RelatorioAgendado): Promise<Resultado> {
  const { responsavel, relatorio } = agendado
  const session = await sessaoDe(prumo, empresaId, responsavel?.id)
  if (!session) return { resultado: 'PARADO', mensagem: `${QUEM} não tem mais acesso a esta empresa.` }
  const deps = companyDeps(prumo, session.own)
  const agendavel = await agendavelDe(deps, session, agendado)
  if (!agendavel)
    return {
      resultado: 'PARADO',
      mensagem: agendado.painel ? `${QUEM} não vê mais este painel.` : 'O relatório ou painel não existe mais.',
    }
  const semDireito = { resultado: 'PARADO', mensagem: `${QUEM} não pode mais gerar este ${agendavel.tipo}.` } as const
  if (!hasAuthority(session, agendavel.authority)) return semDireito
  try {
    const arquivo = await agendavel.faz(prumo, filtrosDe(agendavel, agendado, prumo.today()))
    return { resultado: 'ENVIADO', arquivo, agendavel }
  } catch (error) {
    if (!(error instanceof DomainError)) {
      prumo.log.error({ err: error, relatorio }, 'Relatório agendado')
      return { resultado: 'FALHOU', mensagem: `Não foi possível gerar o ${agendavel.tipo}.`, denovo: true }
    }
    if (error.errors[0]?.code === 'SEM_DADOS') return { resultado: 'SEM_DADOS', agendavel }
    if (error.errors[0]?.code === 'NAO_AUTORIZADO') return semDireito
    return { resultado: 'FALHOU', mensagem: error.errors.map(({ message }) => message).join(' ') || error.message }
  }
}

const sessaoDe = async (prumo: Prumo, empresaId: number, id: number | undefined): Promise<Session | undefined> =>
  id === undefined ? undefined : prumo.sessions.ofUser(id, empresaId)
