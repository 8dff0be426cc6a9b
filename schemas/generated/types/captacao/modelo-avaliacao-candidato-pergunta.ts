// Gerado por npm run generate; não edite.

import type { ModeloAvaliacaoCandidatoPerguntaResposta, ModeloAvaliacaoCandidatoPerguntaRespostaInput } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta-resposta.ts'

/** Pergunta */
export interface ModeloAvaliacaoCandidatoPergunta {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ordem */
  ordem?: number
  /** Pergunta */
  texto: string
  /** Tipo de Resposta */
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  /** Peso */
  peso?: number
  /** Obrigatória */
  obrigatoria: boolean
  /** Nota Mínima */
  notaMinima?: number
  /** Nota Máxima */
  notaMaxima?: number
  /** Solicitar comentário */
  exigirComentario: boolean
  /** Texto da solicitação */
  comentario?: string
  /** Aspecto: O que a pergunta mede; o resultado é dado também por aspecto. */
  aspecto?: string
  /** Resposta sugerida: O que se espera da resposta: só quem corrige a vê. */
  respostaSugerida?: string
  /** Respostas */
  respostas?: ModeloAvaliacaoCandidatoPerguntaResposta[]
}

/** Pergunta: o que se envia */
export interface ModeloAvaliacaoCandidatoPerguntaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ordem */
  ordem?: number
  /** Pergunta */
  texto: string
  /** Tipo de Resposta */
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  /** Peso */
  peso?: number
  /** Obrigatória */
  obrigatoria?: boolean
  /** Nota Mínima */
  notaMinima?: number
  /** Nota Máxima */
  notaMaxima?: number
  /** Solicitar comentário */
  exigirComentario?: boolean
  /** Texto da solicitação */
  comentario?: string
  /** Aspecto: O que a pergunta mede; o resultado é dado também por aspecto. */
  aspecto?: string
  /** Resposta sugerida: O que se espera da resposta: só quem corrige a vê. */
  respostaSugerida?: string
  /** Respostas */
  respostas?: ModeloAvaliacaoCandidatoPerguntaRespostaInput[]
}
