import type { Cabecalho } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { aspectosDe, pontoDe } from '#schemas/runtime/questionario/resultado.ts'
import { plainBlocks } from '#schemas/runtime/rich-text/rich-text.ts'
import { perguntaAberta } from '#server/features/questionario/respostas/aberta.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { comRascunho } from './anonima.ts'
import { type Copia, type Item, motivoFechada, readItens } from './copia.ts'
import { origemDe } from './origens.ts'

/** A copy as its respondent sees it: nothing marks the best answer. */
export async function paraQuemResponde(ctx: Ctx, stored: Copia): Promise<RecordData> {
  const copia = await comRascunho(ctx, stored)
  const origem = origemDe(copia)
  const fechada = motivoFechada(copia, ctx.context.hoje) ?? (await origem.motivoFechada?.(ctx, copia))
  const itens = await readItens(ctx, copia)
  return {
    ...cabecalho(copia),
    ...(fechada !== undefined && { fechada }),
    anonima: copia.anonima ?? false,
    notaManual: (await origem.permiteNotaManual?.(ctx, copia)) ?? false,
    ...(copia.performanceManual !== undefined && { performanceManual: copia.performanceManual }),
    perguntas: itens.map(({ pergunta }) => perguntaAberta(pergunta)),
    respostas: itens.map(respostaDada),
    ...(await origem.mostra?.(ctx, copia)),
  }
}

/** The answer without its grade. */
function respostaDada(item: Item): RecordData {
  const { correcao: _, ...resposta } = respostaComo(item)
  return resposta
}

/** Answers only, in the shape of spec 2 §3 Answer, §7. */
export async function respostasDe(ctx: Ctx, copia: Copia, propria: boolean): Promise<RecordData[]> {
  const itens = await readItens(ctx, copia)
  return itens.map((item) =>
    propria ? respostaDada(item) : { ...respostaComo(item), alcancado: percento(pontoDe(item)) },
  )
}

/** A copy with weights, suggested answers and points, for those who read results. */
export async function comResultado(ctx: Ctx, copia: Copia): Promise<RecordData> {
  const itens = await readItens(ctx, copia)
  const { performance, performanceManual, aprovado, percentualMinimoAprovacao } = copia
  return {
    ...cabecalho(copia),
    ...(performance !== undefined && { performance }),
    ...(performanceManual !== undefined && { performanceManual }),
    ...(aprovado !== undefined && { aprovado }),
    ...(percentualMinimoAprovacao !== undefined && { percentualMinimoAprovacao }),
    perguntas: itens.map(({ pergunta }) => pergunta),
    respostas: itens.map((item) => ({ ...respostaComo(item), alcancado: percento(pontoDe(item)) })),
    aspectos: copia.situacao === 'R' ? aspectosDe(itens) : [],
    ...(await origemDe(copia).mostra?.(ctx, copia)),
  }
}

export function cabecalho(copia: Copia): Cabecalho {
  const { id, versao, titulo, cabecalho: texto, origem, situacao } = copia
  const { colaborador, avaliador, prazo, respondidaEm, observacao } = copia
  const apresentacao = texto === undefined ? undefined : plainBlocks(texto)
  return {
    ...{ id, versao, titulo, origem, situacao },
    ...dropUndefined({ colaborador, avaliador, prazo, respondidaEm, observacao, cabecalho: apresentacao }),
  }
}

/** The answer in the JSON of spec 2 §3 Answer. */
function respostaComo({ pergunta: { id, tipo }, resposta }: Item): RecordData {
  const { opcoes, nota, texto, comentario, correcao } = resposta
  const escrito = tipo === 3 ? { comentario: texto, observacao: comentario } : { comentario }
  const escolhas = tipo === 1 ? { respostaId: opcoes?.[0] } : tipo === 5 ? { respostasIds: opcoes } : {}
  const said = { ...escolhas, nota, ...escrito, correcao }
  return {
    ...{ perguntaId: id, tipoId: tipo },
    ...dropUndefined(said),
  }
}

const percento = (ponto: number | undefined) => (ponto === undefined ? undefined : Math.round(ponto * 10_000) / 100)
