import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { LIBERA_SOLICITACAO } from '#server/platform/access/authorities.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { frases, frasesDoStatus, linkDa, type Mudanca, textoDaCriacao, textoDaMudanca } from './textos.ts'

/**
 * Notifies users of a change of a request, in its transaction (spec 1 §4): a new request those who may approve it,
 * other changes its requester and its last decider; never the acting user.
 */
export async function avisaInteressados(
  ctx: Ctx,
  record: SolicitacaoPessoal,
  before: SolicitacaoPessoal | undefined,
): Promise<void> {
  const { id: quemFez, nome } = ctx.session.usuario
  const { id, descricao, quantidade } = record
  const mudanca = before && mudancaDe(record, before)
  if (before ? !mudanca : record.status !== 'I') return
  const texto = mudanca ? textoDaMudanca(descricao, mudanca, nome) : textoDaCriacao(descricao, quantidade, nome)
  await avisaPorEmail(ctx, record, texto)
  const interessados = before ? [record.solicitante?.id, before.liberador?.id] : await quemLibera(ctx, record)
  await sendMessage(ctx.db, {
    empresaId: ctx.session.empresaId,
    tipo: 'R',
    usuarios: interessados.filter((each): each is number => each !== undefined && each !== quemFez),
    remetente: nome,
    texto,
    link: linkDa(id),
  })
}

/** Mails each change to the request's addresses (spec 1 §3.1). */
async function avisaPorEmail(ctx: Ctx, record: SolicitacaoPessoal, texto: string): Promise<void> {
  const { id, descricao, emailsCheck = [] } = record
  const enderecos = emailsCheck.filter(isAddress).slice(0, 100)
  if (enderecos.length === 0) return
  await sendMail(ctx.db, {
    empresaId: ctx.session.empresaId,
    to: enderecos.map((endereco) => ({ endereco })),
    subject: `Solicitação de pessoal: ${descricao}`,
    text: texto,
    event: 'SOLICITACAO',
    about: [{ entidade: ctx.entity.path, id: Number(id) }],
    author: ctx.session.usuario.nome,
  })
}

const quemLibera = ({ db, session }: Ctx, record: SolicitacaoPessoal): Promise<number[]> =>
  holdersOf(db, session.empresaId, LIBERA_SOLICITACAO, {
    areaId: record.areaOrganizacional.id,
    hidden: record.invisivelParaGestor === true,
  })

function mudancaDe(record: SolicitacaoPessoal, before: SolicitacaoPessoal): Mudanca | undefined {
  if (record.cancelada && !before.cancelada) return { frase: frases.CANCELAMENTO, motivo: record.obsCancelamento }
  if (record.encerrada && !before.encerrada) return { frase: frases.ENCERRAMENTO, motivo: record.obsEncerra }
  if (before.encerrada && !record.encerrada) return { frase: frases.REABERTURA }
  if (record.suspensa && !before.suspensa) return { frase: frases.SUSPENSAO, motivo: record.obsSuspensao }
  if (before.suspensa && !record.suspensa) return { frase: frases.LIBERACAO }
  if (record.status === before.status) return undefined
  return { frase: frasesDoStatus[record.status], motivo: record.observacaoLiberador }
}
