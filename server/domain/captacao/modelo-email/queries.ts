import type { ModeloEmail } from '#schemas/generated/types/captacao/modelo-email.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import type { MailFile } from '#server/platform/mail/mail.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { type Dados, preenche, preencheEmail } from './marcadores.ts'
import { padroes } from './padroes.ts'

export type Evento = ModeloEmail['evento']

/** The newest active template of an event. */
const modeloAtivo = ({ db, session }: Ctx, evento: Evento) =>
  db
    .selectFrom('modelo_email')
    .select(['assunto', 'corpo'])
    .where('empresa_id', '=', session.empresaId)
    .where('evento', '=', evento)
    .where('ativo', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/**
 * Built-in template for interviews and evaluations of companies that never had one of their own; none where their own
 * is inactive.
 */
async function modeloQueFalta({ db, session }: Ctx, evento: Evento) {
  if (!/^(ENTREVISTA|AVALIACAO)_/.test(evento)) return undefined
  const own = await db
    .selectFrom('modelo_email')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('evento', '=', evento)
    .limit(1)
    .executeTakeFirst()
  return own ? undefined : padroes.find((padrao) => padrao.evento === evento)
}

/** Whether the company sends candidates an e-mail about an event. */
export const temModelo = async (ctx: Ctx, evento: Evento): Promise<boolean> =>
  ((await modeloAtivo(ctx, evento)) ?? (await modeloQueFalta(ctx, evento))) !== undefined

/** An event to mail a candidate about. */
export interface Acontecimento {
  evento: Evento
  candidaturaId?: number
  candidatoId: number
  solicitacaoId?: number
  etapaId?: number
  entrevista?: RecordData
  /** several in one e-mail, under one title */
  avaliacoes?: RecordData[]
  anexos?: MailFile[]
  /** minutes that the e-mail waits in the outbox, where it can be edited or held back */
  espera?: number
}

/** Recipient, subject and text of an e-mail. */
interface EmailAoCandidato {
  para: { endereco: string; nome?: string }
  assunto: string
  texto: string
}

/** The e-mail from the company's active template; undefined without a template or a valid address. */
export async function emailAoCandidato(ctx: Ctx, acontecimento: Acontecimento): Promise<EmailAoCandidato | undefined> {
  const { evento, avaliacoes } = acontecimento
  const modelo = (await modeloAtivo(ctx, evento)) ?? (await modeloQueFalta(ctx, evento))
  if (!modelo) return undefined
  const dados = await dadosDe(ctx, { ...acontecimento, avaliacao: avaliacoes && emUmTitulo(avaliacoes) })
  const { nome, contato } = (dados.candidato ?? {}) as { nome?: string; contato?: { email?: string } }
  if (!isAddress(contato?.email)) return undefined
  const { model } = ctx.deps
  return {
    para: { endereco: contato.email, ...(nome ? { nome } : {}) },
    assunto: preenche(model, modelo.assunto, dados),
    texto: preencheEmail(model, modelo.corpo, dados),
  }
}

/** Mails the candidate, if `emailAoCandidato` gives an e-mail; in the caller's transaction. */
export async function avisaCandidato(ctx: Ctx, acontecimento: Acontecimento): Promise<void> {
  const { evento, candidaturaId, candidatoId, entrevista, avaliacoes = [], anexos, espera } = acontecimento
  const email = await emailAoCandidato(ctx, acontecimento)
  if (!email) return
  const { empresaId, usuario } = ctx.session
  await sendMail(ctx.db, {
    empresaId,
    to: email.para,
    subject: email.assunto,
    text: email.texto,
    attachments: anexos,
    event: evento,
    about: [
      ...(candidaturaId ? [{ entidade: 'captacao/candidato-solicitacao', id: candidaturaId }] : []),
      { entidade: 'captacao/candidato', id: candidatoId },
      ...(entrevista?.id ? [{ entidade: 'captacao/entrevista', id: Number(entrevista.id) }] : []),
      ...avaliacoes.map(({ id }) => ({ entidade: 'captacao/avaliacao-candidato', id: Number(id) })),
    ],
    ...(ctx.session.kind === 'candidato' ? {} : { author: usuario.nome }),
    delayMinutes: espera,
  })
}

const lista = new Intl.ListFormat('pt-BR')

/** Joins the titles of several evaluations, each with its own time limit unless all are equal. */
function emUmTitulo(avaliacoes: RecordData[]): RecordData | undefined {
  const [primeira] = avaliacoes
  const prazos = new Set(avaliacoes.map(({ dataHoraExpiracao }) => dataHoraExpiracao))
  if (avaliacoes.length <= 1 || !primeira) return primeira
  const titulos = avaliacoes.map(({ titulo, dataHoraExpiracao }) =>
    prazos.size > 1 && typeof dataHoraExpiracao === 'string'
      ? `${String(titulo)} (até ${displayInstant(dataHoraExpiracao)})`
      : String(titulo),
  )
  return {
    titulo: lista.format(titulos),
    ...(prazos.size === 1 ? { dataHoraExpiracao: primeira.dataHoraExpiracao } : {}),
  }
}

type Registros = Partial<Pick<Acontecimento, 'candidatoId' | 'solicitacaoId' | 'etapaId' | 'entrevista'>> & {
  avaliacao?: RecordData
}

/** Records that fill the placeholders, as far as the session sees them. */
export async function dadosDe(
  ctx: Ctx,
  { candidatoId, solicitacaoId, etapaId, entrevista, avaliacao }: Registros,
): Promise<Dados> {
  const one = (path: string, id: number | undefined) => (id ? findStored(forEntity(ctx, path), id) : undefined)
  const { empresaId, usuario, kind } = ctx.session
  return {
    candidato: await one('captacao/candidato', candidatoId),
    solicitacao: await one('captacao/solicitacao-pessoal', solicitacaoId),
    etapa: await one('captacao/etapa-seletiva', etapaId),
    empresa: await one('utilitario/empresa', empresaId),
    // actions of the candidate himself are signed by the company only
    ...(kind === 'candidato' ? {} : { usuario: { id: usuario.id, nome: usuario.nome } }),
    ...(entrevista ? { entrevista } : {}),
    ...(avaliacao ? { avaliacao } : {}),
  }
}

/** Names of the company's templates, and the events with an active one. */
export async function nomesDosModelos({ db, session }: Ctx): Promise<{ nomes: Set<string>; ativos: Set<string> }> {
  const rows = await db
    .selectFrom('modelo_email')
    .select(['nome', 'evento', 'ativo'])
    .where('empresa_id', '=', session.empresaId)
    .execute()
  return {
    nomes: new Set(rows.map(({ nome }) => nome)),
    ativos: new Set(rows.filter(({ ativo }) => ativo).map(({ evento }) => evento)),
  }
}
