import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import type { Previa } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { type Evento, emailAoCandidato, temModelo } from '#server/domain/captacao/modelo-email/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'

/** Events whose e-mail is previewed before the action. */
export const comPrevia = ['RECUSA', 'DESISTENCIA', 'CONTRATACAO'] as const

/** The e-mail that an event will send to the candidate, or the reason why none is sent. */
export async function previaDoEmail(ctx: Ctx, id: number, evento: Evento): Promise<Previa> {
  const { candidato, solicitacao, etapaSeletiva } = await readStored<CandidatoSolicitacao>(ctx, id)
  const email = await emailAoCandidato(ctx, {
    evento,
    candidaturaId: id,
    candidatoId: candidato.id,
    solicitacaoId: solicitacao.id,
    etapaId: etapaSeletiva?.id,
  })
  if (email) return { para: email.para.endereco, assunto: email.assunto, texto: email.texto }
  return {
    motivo: (await temModelo(ctx, evento))
      ? 'O candidato não tem um e-mail: ele não será avisado.'
      : 'A empresa não tem um modelo de e-mail ativo para isto: o candidato não será avisado.',
  }
}
