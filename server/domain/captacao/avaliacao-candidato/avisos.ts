import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import { type Acontecimento, avisaCandidato, emailAoCandidato } from '#server/domain/captacao/modelo-email/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { keepBack, type Pending, waitingAbout } from '#server/platform/mail/pending.ts'

const EVENTO = 'AVALIACAO_LIBERADA'

/** Minutes that the e-mail waits, so that a release can be taken back before the candidate gets it. */
const ESPERA = 2

const doCandidato = (record: AvaliacaoCandidato | undefined): boolean =>
  record?.respondente === 'C' && record.situacao === 'P'

/** Mails the candidate that an evaluation waits for him in the portal; not for evaluations that HR answers. */
export async function avisaLiberada(
  ctx: Ctx,
  record: AvaliacaoCandidato,
  before: AvaliacaoCandidato | undefined,
): Promise<void> {
  if (doCandidato(before) && !doCandidato(record)) return retemAviso(ctx, record)
  if (!doCandidato(record) || doCandidato(before)) return
  // merges the waiting e-mails of a vacancy into one
  const { id } = record.candidato
  for (const email of await esperam(ctx, 'captacao/candidato', id)) {
    const outras = await avaliacoesDe(ctx, email)
    if (!(await continua(ctx, email, outras)) || !mesmaVaga(outras, record)) continue
    await keepBack(ctx.db, ctx.session.empresaId, email.id)
    return avisaCandidato(ctx, acontecimento([...outras, record]))
  }
  await avisaCandidato(ctx, acontecimento([record]))
}

/** Withdraws the waiting e-mail of an evaluation that was deleted or answered; other evaluations in it get a new one. */
export async function retemAviso(ctx: Ctx, { id }: AvaliacaoCandidato): Promise<void> {
  for (const email of await esperam(ctx, ctx.entity.path, Number(id))) {
    await keepBack(ctx.db, ctx.session.empresaId, email.id)
    const outras = (await avaliacoesDe(ctx, email)).filter((outra) => outra.id !== id)
    if (outras.length > 0) await avisaCandidato(ctx, acontecimento(outras))
  }
}

const esperam = ({ db, session }: Ctx, entidade: string, id: number) =>
  waitingAbout(db, session.empresaId, { entidade, id }, EVENTO)

async function avaliacoesDe(ctx: Ctx, { sobre }: Pending): Promise<AvaliacaoCandidato[]> {
  const found: AvaliacaoCandidato[] = []
  for (const { entidade, id } of sobre) {
    if (entidade !== ctx.entity.path) continue
    const record = await findStored<AvaliacaoCandidato>(ctx, id)
    if (record) found.push(record)
  }
  return found
}

/** Whether the waiting e-mail still has the generated text: one edited in the outbox is left alone. */
async function continua(ctx: Ctx, { texto }: Pending, avaliacoes: AvaliacaoCandidato[]): Promise<boolean> {
  if (avaliacoes.length === 0) return false
  const email = await emailAoCandidato(ctx, acontecimento(avaliacoes))
  return email?.texto.trim() === texto
}

const mesmaVaga = ([outra]: AvaliacaoCandidato[], { solicitacao, etapaSeletiva }: AvaliacaoCandidato) =>
  outra?.solicitacao?.id === solicitacao?.id && outra?.etapaSeletiva?.id === etapaSeletiva?.id

function acontecimento(avaliacoes: AvaliacaoCandidato[]): Acontecimento {
  const [primeira] = avaliacoes as [AvaliacaoCandidato]
  return {
    evento: EVENTO,
    candidatoId: primeira.candidato.id,
    solicitacaoId: primeira.solicitacao?.id,
    etapaId: primeira.etapaSeletiva?.id,
    avaliacoes: avaliacoes.map((avaliacao) => ({ ...avaliacao })),
    espera: ESPERA,
  }
}
