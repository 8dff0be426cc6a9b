import type { ModeloEmail } from '#schemas/generated/types/captacao/modelo-email.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { findStored } from '#server/crud/read.ts'
import { isAddress } from '#server/mail/address.ts'
import type { MailFile } from '#server/mail/mail.ts'
import { sendMail } from '#server/mail/send.ts'
import { type Dados, preenche, preencheCarta } from './marcadores.ts'
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

/** What a candidate is to be written about. */
export interface Acontecimento {
  evento: Evento
  candidaturaId?: number
  candidatoId: number
  solicitacaoId?: number
  etapaId?: number
  entrevista?: RecordData
  avaliacao?: RecordData
  anexos?: MailFile[]
  /** minutes in which somebody may still change it or keep it from leaving */
  espera?: number
}

/** Writes the candidate by the company's active template, if there is one and he can be written to. In the caller's transaction. */
export async function avisaCandidato(ctx: Ctx, acontecimento: Acontecimento): Promise<void> {
  const { evento, candidaturaId, candidatoId, entrevista, avaliacao, anexos, espera } = acontecimento
  const modelo = (await modeloAtivo(ctx, evento)) ?? (await modeloQueFalta(ctx, evento))
  if (!modelo) return
  const dados = await dadosDe(ctx, acontecimento)
  const { nome, contato } = (dados.candidato ?? {}) as { nome?: string; contato?: { email?: string } }
  if (!isAddress(contato?.email)) return
  const { empresaId, usuario } = ctx.session
  const { model } = ctx.deps
  await sendMail(ctx.db, {
    empresaId,
    to: { endereco: contato.email, ...(nome ? { nome } : {}) },
    subject: preenche(model, modelo.assunto, dados),
    text: preencheCarta(model, modelo.corpo, dados),
    attachments: anexos,
    event: evento,
    about: [
      ...(candidaturaId ? [{ entidade: 'captacao/candidato-solicitacao', id: candidaturaId }] : []),
      { entidade: 'captacao/candidato', id: candidatoId },
      ...(entrevista?.id ? [{ entidade: 'captacao/entrevista', id: Number(entrevista.id) }] : []),
      ...(avaliacao?.id ? [{ entidade: 'captacao/avaliacao-candidato', id: Number(avaliacao.id) }] : []),
    ],
    ...(ctx.session.kind === 'candidato' ? {} : { author: usuario.nome }),
    delayMinutes: espera,
  })
}

type Registros = Partial<Pick<Acontecimento, 'candidatoId' | 'solicitacaoId' | 'etapaId' | 'entrevista' | 'avaliacao'>>

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
