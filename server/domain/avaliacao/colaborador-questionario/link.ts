import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import {
  createRecordLink,
  createRecordLinks,
  type RecordLink,
  revokeRecordLinks,
} from '#server/platform/session/record-links.ts'

type Copia = ColaboradorQuestionario & { id: number }

/** Purpose and page of the link; handing in and the copy's deadline end it. */
export const LINK: RecordLink = { purpose: 'questionario', page: '/externo/questionario' }

/** Creates a new link to answer the copy and revokes the previous ones. @throws DomainError ENDERECO_NAO_CONFIGURADO */
export const criaLink = (ctx: Ctx, id: number): Promise<string> => createRecordLink(ctx, id, LINK)

/** Creates the link for a caller of another entity: a cycle mails all its evaluators. */
export const linkDaCopia = (ctx: Ctx, id: number): Promise<string> =>
  criaLink(forEntity(ctx, 'avaliacao/colaborador-questionario'), id)

/** Creates links of many copies at once, in the order of `ids`. */
export const linksDasCopias = (ctx: Ctx, ids: number[]): Promise<string[]> =>
  createRecordLinks(forEntity(ctx, 'avaliacao/colaborador-questionario'), ids, LINK)

export const revogaLinks = (ctx: Ctx, id: number): Promise<void> => revokeRecordLinks(ctx, id, LINK)

interface Quem {
  nome: string
  empresa: string
  usuario: number | null
  avaliado: string | null
}

// $1 company, $2 respondent, $3 evaluated person
const QUEM = `select coalesce(t.nome_social, t.nome) as nome, e.nome as empresa, t.usuario_id as usuario, coalesce(a.nome_social, a.nome) as avaliado
  from talento t join empresa e on e.id = t.empresa_id
  left join talento a on a.empresa_id = t.empresa_id and a.id = $3
  where t.empresa_id = $1 and t.id = $2`

async function quemResponde(db: Db, empresaId: number, { avaliador, colaborador }: Copia): Promise<Quem | undefined> {
  if (!avaliador) return undefined
  return (await run<Quem>(db, QUEM, [empresaId, avaliador.id, colaborador?.id ?? null]))[0]
}

/** Notifies the respondent: a message in the application where he has a login, an e-mail with a link where the copy has an address. Earlier links are revoked. */
export async function avisaAvaliador(ctx: Ctx, copia: Copia): Promise<void> {
  await revogaLinks(ctx, copia.id)
  const quem = await quemResponde(ctx.db, ctx.session.empresaId, copia)
  if (!quem) return
  await mensagem(ctx, copia, quem)
  if (copia.email !== undefined && isAddress(copia.email) && ctx.deps.links) await escreve(ctx, copia, quem)
}

const sobre = ({ titulo = '', colaborador, avaliador }: Copia, { avaliado }: Quem): string =>
  avaliado === null || colaborador?.id === avaliador?.id ? titulo : `${titulo} (${avaliado})`

async function mensagem({ db, session }: Ctx, copia: Copia, quem: Quem): Promise<void> {
  if (quem.usuario === null) return
  const prazo = copia.prazo === undefined ? '' : ` até ${displayDay(copia.prazo)}`
  await sendMessage(db, {
    empresaId: session.empresaId,
    tipo: 'A',
    usuarios: [Number(quem.usuario)],
    remetente: session.usuario.nome,
    texto: `Responda${prazo}: ${sobre(copia, quem)}.`,
    link: `/avaliacao/respostas?colaboradorQuestionarioId=${copia.id}`,
  })
}

/** Mails the link; it is hidden in the outbox, too. */
async function escreve(ctx: Ctx, copia: Copia, quem: Quem): Promise<void> {
  const link = await criaLink(ctx, copia.id)
  const ate = copia.prazo === undefined ? '' : ` até ${displayDay(copia.prazo)}`
  const text = [
    `Olá, ${quem.nome}.`,
    `${quem.empresa} pede que você responda: ${sobre(copia, quem)}.`,
    `Abra este endereço no celular ou no computador${ate}. Não é preciso senha; você pode parar e continuar depois, e ele deixa de valer quando as respostas são enviadas:`,
    link,
    'Se você não trabalha nesta empresa, desconsidere esta mensagem.',
    `Atenciosamente,\n${quem.empresa}`,
  ].join('\n\n')
  await sendMail(ctx.db, {
    empresaId: ctx.session.empresaId,
    to: { endereco: String(copia.email), nome: quem.nome },
    subject: `Responda: ${copia.titulo}`,
    text,
    event: 'AVALIACAO_A_RESPONDER',
    about: [{ entidade: ctx.entity.path, id: copia.id }],
    ...(ctx.deps.links && { secret: ctx.deps.links.secrets }),
  })
}
