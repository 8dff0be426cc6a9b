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

/** Of several active ones the newest. */
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
 * A company that never had a template for interviews or evaluations still invites to them: with the one the product brings along. Who has switched
 * his own off does not.
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

/** Whether the company writes candidates about an event at all. */
export const temModelo = async (ctx: Ctx, evento: Evento): Promise<boolean> =>
  ((await modeloAtivo(ctx, evento)) ?? (await modeloQueFalta(ctx, evento))) !== undefined

/** What a candidate is to be written about. */
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
  /** minutes in which somebody may still change it or keep it from leaving */
  espera?: number
}

/** Whom an e-mail goes to and what it says. */
interface EmailAoCandidato {
  para: { endereco: string; nome?: string }
  assunto: string
  texto: string
}

/** The e-mail by the company's active template; undefined without one, or when the candidate cannot be written to. */
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

/** Writes the candidate, if there is something to write by. In the caller's transaction. */
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

/** Several evaluations as one: their titles in a row, each with its own limit unless all have the same. */
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

/** What the placeholders of a template say for these records, as far as the session sees them. */
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
    // what a candidate does himself in the portal is signed by the company alone
    ...(kind === 'candidato' ? {} : { usuario: { id: usuario.id, nome: usuario.nome } }),
    ...(entrevista ? { entrevista } : {}),
    ...(avaliacao ? { avaliacao } : {}),
  }
}

/** What the company's templates are called, and the events an active one exists for. */
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
