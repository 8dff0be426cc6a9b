import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { sendMessage } from '#server/platform/messages/send.ts'

const desistiu = (record: CandidatoSolicitacao, before?: CandidatoSolicitacao): boolean =>
  record.situacao === 'D' && before?.situacao === 'E'

/** Cancels the interviews of a candidate who gave up; the participants are notified. */
export async function cancelaEntrevistas(
  ctx: Ctx,
  record: CandidatoSolicitacao,
  before?: CandidatoSolicitacao,
): Promise<void> {
  if (!desistiu(record, before)) return
  const marcadas = await ctx.db
    .selectFrom('entrevista')
    .select('id')
    .where('empresa_id', '=', ctx.session.empresaId)
    .where('candidatura_id', '=', Number(record.id))
    .where('situacao', '=', 'M')
    .where('inicio', '>', ctx.now().toISOString())
    .orderBy('id')
    .execute()
  const entrevistas = forEntity(ctx, 'captacao/entrevista')
  for (const { id } of marcadas) {
    const entrevista = await readStored(entrevistas, Number(id), { lock: true })
    await changeStored(entrevistas, entrevista, { situacao: 'C', motivo: 'O candidato desistiu da vaga.' }, 'cancela')
  }
}

interface Interessados {
  descricao: string
  solicitante: number | null
  emails: string[] | null
}

/** Notifies the requester and the addresses of the request that a candidate gave up himself (spec 1 §3.1). */
export async function avisaDesistencia(
  ctx: Ctx,
  record: CandidatoSolicitacao,
  before?: CandidatoSolicitacao,
): Promise<void> {
  if (ctx.session.kind !== 'candidato' || !desistiu(record, before)) return
  const { empresaId, usuario } = ctx.session
  const text = `select descricao, solicitante_id as solicitante, emails_check as emails from solicitacao_pessoal
    where empresa_id = $1 and id = $2`
  const [solicitacao] = await run<Interessados>(ctx.db, text, [empresaId, record.solicitacao.id])
  if (!solicitacao) return
  const { descricao, solicitante, emails } = solicitacao
  const frase = `${usuario.nome} desistiu da vaga "${descricao}" pelo portal.`
  const texto = record.motivo ? `${frase}\nMotivo: ${record.motivo}` : frase
  const to = (emails ?? []).filter(isAddress).slice(0, 100)
  if (to.length > 0)
    await sendMail(ctx.db, {
      empresaId,
      to: to.map((endereco) => ({ endereco })),
      subject: `Desistência: ${descricao}`,
      text: texto,
      event: 'SOLICITACAO',
      about: [
        { entidade: ctx.entity.path, id: Number(record.id) },
        { entidade: 'captacao/candidato', id: record.candidato.id },
      ],
      author: usuario.nome,
    })
  await sendMessage(ctx.db, {
    empresaId,
    tipo: 'R',
    usuarios: solicitante === null ? [] : [Number(solicitante)],
    remetente: usuario.nome,
    texto,
    link: `/captacao/candidato-solicitacoes/${record.id}/ficha`,
  })
}
