import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import { avisaCandidato, type Evento } from '#server/domain/captacao/modelo-email/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { withdrawMails } from '#server/platform/mail/pending.ts'
import { passosEntre } from './passos.ts'

/** Events of a selection that candidates get an e-mail about. */
const avisados: readonly Evento[] = ['INCLUSAO', 'ETAPA', 'RECUSA', 'DESISTENCIA', 'CONTRATACAO']

const isAvisado = (tipo: string): tipo is Evento => avisados.includes(tipo as Evento)

/** Minutes that the e-mail waits: it can be edited or held back, and is replaced by that of a further move. */
const ESPERA = 2

/** Mails a candidate the last event of a save; a waiting e-mail of an earlier event is withdrawn. */
export async function avisaPasso(ctx: Ctx, record: CandidatoSolicitacao, before?: CandidatoSolicitacao): Promise<void> {
  const passo = passosEntre(record, before).findLast(({ tipo }) => tipo !== 'APTIDAO')
  const { id, candidato, solicitacao, etapaSeletiva } = record
  // unfit candidates get no e-mail about a next step; one that still waits is withdrawn
  const inapto = record.aptidao === 'N'
  const sobre = { entidade: ctx.entity.path, id: Number(id) }
  if (!passo && inapto && id) await withdrawMails(ctx.db, ctx.session.empresaId, sobre, ['ETAPA'])
  if (!passo || !id) return
  await withdrawMails(ctx.db, ctx.session.empresaId, sobre, avisados)
  if (!isAvisado(passo.tipo) || (passo.tipo === 'ETAPA' && inapto)) return
  await avisaCandidato(ctx, {
    evento: passo.tipo,
    candidaturaId: id,
    candidatoId: candidato.id,
    solicitacaoId: solicitacao.id,
    etapaId: etapaSeletiva?.id,
    espera: ESPERA,
  })
}
