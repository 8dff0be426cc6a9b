import { randomUUID } from 'node:crypto'
import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { ModeloAvaliacaoCandidato } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato.ts'
import type { ModeloAvaliacaoCandidatoPergunta } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta.ts'
import { TIPOS } from '#schemas/runtime/questionario/linha.ts'
import { emOrdem } from '#schemas/runtime/questionario/ordem.ts'
import { passagemAtual } from '#server/domain/captacao/candidato-solicitacao/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, type StoredRecord } from '#server/platform/crud/read/read.ts'

export const modeloDe = async (ctx: Ctx, id: number) =>
  (await findStored(forEntity(ctx, 'captacao/modelo-avaliacao-candidato'), id)) as
    | (StoredRecord & ModeloAvaliacaoCandidato)
    | undefined

/** Copies questions and settings of the model into the evaluation. */
export async function libera(ctx: Ctx, record: AvaliacaoCandidato): Promise<void> {
  const modelo = await modeloDe(ctx, record.avaliacao.id)
  // a missing model: the foreign key refuses the statement and names the field
  if (!modelo) return
  Object.assign(record, {
    situacao: 'P',
    titulo: modelo.titulo,
    cabecalho: modelo.cabecalho,
    percentualAprovacao: modelo.percentualAprovacao,
    respondente: record.respondente ?? modelo.respondente ?? 'R',
    dataHoraExpiracao: record.dataHoraExpiracao ?? prazoDe(modelo, ctx.now()),
    liberadaEm: ctx.now().toISOString(),
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

const prazoDe = ({ diasParaResponder }: ModeloAvaliacaoCandidato, agora: Date): string | undefined =>
  diasParaResponder === undefined ? undefined : new Date(agora.getTime() + diasParaResponder * 86_400_000).toISOString()

/** The model's questions in this candidate's order, copied: later changes of the model do not apply. */
function congela({ perguntas = [], ordemAleatoria }: ModeloAvaliacaoCandidato): AvaliacaoCandidatoResposta[] {
  const doModelo = new Map(perguntas.map((pergunta, i) => [pergunta.id ?? i, pergunta]))
  const todas = [...doModelo].map(([id, { ordem = 0, texto, tipo }]) => ({ id, ordem, texto, tipo: TIPOS[tipo] }))
  return emOrdem(todas, ordemAleatoria ? randomUUID() : undefined).flatMap(({ id, ordem }) => {
    const pergunta = doModelo.get(id)
    return pergunta ? [congelada(pergunta, ordem)] : []
  })
}

function congelada(pergunta: ModeloAvaliacaoCandidatoPergunta, ordem: number): AvaliacaoCandidatoResposta {
  const { id, texto, tipo, peso = 1, aspecto, obrigatoria, exigirComentario, comentario, respostaSugerida } = pergunta
  const opcoes = pergunta.respostas?.map((r) => ({ id: r.id, texto: r.texto, peso: r.peso ?? 1 }))
  return {
    ordem,
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
