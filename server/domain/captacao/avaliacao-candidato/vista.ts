import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { AvaliacaoDoRh } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import type { Avaliacao as AvaliacaoAResponder, Pergunta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { type Avaliacao, expirou } from './responde.ts'
import { aspectosDe, pontoDe } from './resultado.ts'

/** An evaluation with weights, suggested answers and points, for HR. */
export function paraRh(avaliacao: Avaliacao, agora: Date): AvaliacaoDoRh {
  const { respostas = [] } = avaliacao
  return {
    ...avaliacao,
    expirada: avaliacao.situacao === 'P' && expirou(avaliacao.dataHoraExpiracao, agora),
    respostas: respostas.map((resposta) => ({ ...resposta, alcancado: percento(pontoDe(resposta)) })),
    aspectos: avaliacao.situacao === 'P' ? [] : aspectosDe(respostas),
  }
}

const percento = (ponto: number | undefined) => (ponto === undefined ? undefined : Math.round(ponto * 10_000) / 100)

/** An evaluation as its candidate sees it: without best answers and result. */
export function paraCandidato(avaliacao: Avaliacao, agora: Date): AvaliacaoAResponder {
  const { id, titulo = '', cabecalho, situacao, dataHoraExpiracao, respondidaEm, respostas = [] } = avaliacao
  return {
    id,
    titulo,
    cabecalho,
    respondida: situacao !== 'P',
    expirada: situacao === 'P' && expirou(dataHoraExpiracao, agora),
    dataHoraExpiracao,
    respondidaEm,
    agora: agora.toISOString(),
    perguntas: respostas.map(perguntaOf),
  }
}

const perguntaOf = ({
  ordem,
  perguntaId = 0,
  texto,
  tipo,
  obrigatoria,
  notaMinima,
  notaMaxima,
  pedeComentario,
  opcoes,
  respostasIds,
  nota,
  resposta,
  comentario,
}: AvaliacaoCandidatoResposta): Pergunta => ({
  ordem,
  perguntaId,
  texto,
  tipo,
  obrigatoria,
  notaMinima,
  notaMaxima,
  pedeComentario,
  opcoes: opcoes?.map(({ id: opcao = 0, texto: dito = '' }) => ({ id: opcao, texto: dito })),
  respostasIds,
  nota,
  resposta,
  comentario,
})
