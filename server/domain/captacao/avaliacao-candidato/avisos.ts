import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { Ctx } from '#server/crud/define.ts'
import { avisaCandidato } from '#server/domain/captacao/modelo-email/queries.ts'
import { withdraw } from '#server/mail/pending.ts'

const EVENTO = 'AVALIACAO_LIBERADA'

/** Minutes in which whoever released it may take it back before the candidate hears of it. */
const ESPERA = 2

const doCandidato = (record: AvaliacaoCandidato | undefined): boolean =>
  record?.respondente === 'C' && record.situacao === 'P'

/** Writes the candidate that an evaluation waits for him in the portal; what RH answers itself is none of his business. */
export async function avisaLiberada(
  ctx: Ctx,
  record: AvaliacaoCandidato,
  before: AvaliacaoCandidato | undefined,
): Promise<void> {
  if (doCandidato(before) && !doCandidato(record)) return retemAviso(ctx, record)
  if (!doCandidato(record) || doCandidato(before)) return
  await avisaCandidato(ctx, {
    evento: EVENTO,
    candidatoId: record.candidato.id,
    solicitacaoId: record.solicitacao?.id,
    etapaId: record.etapaSeletiva?.id,
    avaliacao: { ...record },
    espera: ESPERA,
  })
}

/** What is taken back, or answered, before the e-mail has left is not written about. */
export async function retemAviso({ db, session, entity }: Ctx, { id }: AvaliacaoCandidato): Promise<void> {
  await withdraw(db, session.empresaId, { entidade: entity.path, id: Number(id) }, [EVENTO])
}
