import { randomInt } from 'node:crypto'
import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { ModeloAvaliacaoCandidato } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato.ts'
import type { ModeloAvaliacaoCandidatoPergunta } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta.ts'
import { forEntity } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { findStored, type StoredRecord } from '#server/crud/read.ts'
import { passagemAtual } from '#server/domain/captacao/candidato-solicitacao/queries.ts'

export const modeloDe = async (ctx: Ctx, id: number) =>
  (await findStored(forEntity(ctx, 'captacao/modelo-avaliacao-candidato'), id)) as
    | (StoredRecord & ModeloAvaliacaoCandidato)
    | undefined

/** Freezes the model into the evaluation. */
export async function libera(ctx: Ctx, record: AvaliacaoCandidato): Promise<void> {
  const modelo = await modeloDe(ctx, record.avaliacao.id)
  // there is no such model: the statement is refused with the field's name
  if (!modelo) return
  Object.assign(record, {
    situacao: 'P',
    titulo: modelo.titulo,
    cabecalho: modelo.cabecalho,
    percentualAprovacao: modelo.percentualAprovacao,
    respondente: record.respondente ?? modelo.respondente ?? 'R',
    dataHoraExpiracao: record.dataHoraExpiracao ?? prazoDe(modelo),
    liberadaEm: new Date().toISOString(),
    respostas: congela(modelo),
  } satisfies Partial<AvaliacaoCandidato>)
}

/** Notes the step of the request in which the candidate gets the evaluation. */
export async function notaEtapa(ctx: Ctx, record: AvaliacaoCandidato): Promise<void> {
  const { candidato, solicitacao } = record
  const passagem = solicitacao && (await passagemAtual(ctx, { candidato, solicitacao }))
  record.historicoCandidatoId = passagem?.id
  record.etapaSeletiva = passagem?.etapaSeletiva as AvaliacaoCandidato['etapaSeletiva']
}

const prazoDe = ({ diasParaResponder }: ModeloAvaliacaoCandidato): string | undefined =>
  diasParaResponder === undefined ? undefined : new Date(Date.now() + diasParaResponder * 86_400_000).toISOString()

function congela({ perguntas = [], ordemAleatoria }: ModeloAvaliacaoCandidato): AvaliacaoCandidatoResposta[] {
  const naOrdem = [...perguntas].sort((a, b) => (a.ordem ?? 0) - (b.ordem ?? 0))
  return (ordemAleatoria ? embaralha(naOrdem) : naOrdem).map(congelada)
}

function congelada(pergunta: ModeloAvaliacaoCandidatoPergunta, index: number): AvaliacaoCandidatoResposta {
  const { id, texto, tipo, peso = 1, aspecto, obrigatoria, exigirComentario, comentario, respostaSugerida } = pergunta
  const opcoes = pergunta.respostas?.map((r) => ({ id: r.id, texto: r.texto, peso: r.peso ?? 1 }))
  return {
    ordem: index + 1,
    perguntaId: id,
    texto,
    tipo,
    aspecto,
    peso,
    obrigatoria,
    ...(tipo === 'NOTA' ? { notaMinima: pergunta.notaMinima ?? 0, notaMaxima: pergunta.notaMaxima ?? 10 } : {}),
    ...(exigirComentario ? { pedeComentario: comentario } : {}),
    ...(tipo === 'SUBJETIVA' ? { respostaSugerida } : {}),
    ...(tipo === 'OBJETIVA' || tipo === 'MULTIPLA_ESCOLHA' ? { opcoes } : {}),
  } as AvaliacaoCandidatoResposta
}

/** Fisher and Yates. */
function embaralha<T>(list: T[]): T[] {
  const shuffled = [...list]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    const [a, b] = [shuffled[i] as T, shuffled[j] as T]
    shuffled[i] = b
    shuffled[j] = a
  }
  return shuffled
}
