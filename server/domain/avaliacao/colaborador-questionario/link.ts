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

/** Its page, and what ends it: handing in, and the copy's period. */
export const LINK: RecordLink = { purpose: 'questionario', page: '/externo/questionario' }

/** A new address at which the copy is answered; those before count no more. @throws DomainError ENDERECO_NAO_CONFIGURADO */
export const criaLink = (ctx: Ctx, id: number): Promise<string> => createRecordLink(ctx, id, LINK)

/** The same for whoever acts on a copy of his: a cycle writes to all of its evaluators. */
export const linkDaCopia = (ctx: Ctx, id: number): Promise<string> =>
  criaLink(forEntity(ctx, 'avaliacao/colaborador-questionario'), id)

/** Those of many copies at once, in their order. */
export const linksDasCopias = (ctx: Ctx, ids: number[]): Promise<string[]> =>
  createRecordLinks(forEntity(ctx, 'avaliacao/colaborador-questionario'), ids, LINK)

export const revogaLinks = (ctx: Ctx, id: number): Promise<void> => revokeRecordLinks(ctx, id, LINK)

interface Quem {
  nome: string
  empresa: string
  usuario: number | null
  avaliado: string | null
}

// $1 company, $2 who answers, $3 whom it is about
const QUEM = `select coalesce(t.nome_social, t.nome) as nome, e.nome as empresa, t.usuario_id as usuario, coalesce(a.nome_social, a.nome) as avaliado
  from talento t join empresa e on e.id = t.empresa_id
  left join talento a on a.empresa_id = t.empresa_id and a.id = $3
  where t.empresa_id = $1 and t.id = $2`

async function quemResponde(db: Db, empresaId: number, { avaliador, colaborador }: Copia): Promise<Quem | undefined> {
  if (!avaliador) return undefined
  return (await run<Quem>(db, QUEM, [empresaId, avaliador.id, colaborador?.id ?? null]))[0]
}

/** Tells whoever is to answer: in his messages where he logs in, and by the e-mail's link where the copy has an address. What was sent before counts no more. */
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

/** Nobody but the person may read the link, in the outbox neither. */
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
