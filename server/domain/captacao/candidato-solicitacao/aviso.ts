import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import { avisaCandidato, type Evento } from '#server/domain/captacao/modelo-email/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { withdrawMails } from '#server/platform/mail/pending.ts'
import { passosEntre } from './passos.ts'

/** Steps of a selection that a candidate may be written about. */
const avisados: readonly Evento[] = ['INCLUSAO', 'ETAPA', 'RECUSA', 'DESISTENCIA', 'CONTRATACAO']

const isAvisado = (tipo: string): tipo is Evento => avisados.includes(tipo as Evento)

/** Minutes in which whoever moved a candidate may change the e-mail, keep it back, or move the candidate again. */
const ESPERA = 2

/** Writes a candidate what happened to him in a selection; of several steps in a short time he hears of the last. */
export async function avisaPasso(ctx: Ctx, record: CandidatoSolicitacao, before?: CandidatoSolicitacao): Promise<void> {
  const passo = passosEntre(record, before).findLast(({ tipo }) => tipo !== 'APTIDAO')
  const { id, candidato, solicitacao, etapaSeletiva } = record
  // a next step is good news: who is not fit is not told so, nor who was found unfit before the e-mail left
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
