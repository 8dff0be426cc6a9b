// Gerado por npm run generate; não edite.

import type { PerguntaResposta, PerguntaRespostaInput } from '#schemas/generated/types/avaliacao/pergunta-resposta.ts'

/** Pergunta */
export interface Pergunta {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Questionário */
  questionario: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Ordem: Na tela das perguntas elas mudam de lugar. */
  ordem?: number
  /** Pergunta */
  texto: string
  /** Tipo de Resposta */
  tipo: 1 | 5 | 3 | 4
  /** Aspecto */
  aspecto?: {
    id: number
    /** Aspecto */
    nome?: string
  }
  /** Peso */
  peso?: number
  /** Obrigatória */
  obrigatoria: boolean
  /** Nota Mínima: Em branco: 1; em perguntas de modelos de avaliação, 0. */
  notaMinima?: number
  /** Nota Máxima */
  notaMaxima?: number
  /** Solicitar comentário */
  exigirComentario: boolean
  /** Texto da solicitação: O que se pede no comentário: quem responde tem de escrevê-lo. */
  comentario?: string
  /** Resposta sugerida: O que se espera da resposta: só quem corrige a vê. */
  respostaSugerida?: string
  /** Opções de Resposta */
  respostas?: PerguntaResposta[]
  /** Quando perguntar */
  condicao?: {
    /** Pergunta anterior */
    pergunta?: {
      id: number
      /** Pergunta */
      texto?: string
    }
    /** Com qual resposta */
    opcoes?: number[]
    /** Com nota a partir de */
    notaDe?: number
    /** Com nota até */
    notaAte?: number
  }
}

/** Pergunta: o que se envia */
export interface PerguntaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Questionário */
  questionario: {
    id: number
  }
  /** Pergunta */
  texto: string
  /** Tipo de Resposta */
  tipo: 1 | 5 | 3 | 4
  /** Aspecto */
  aspecto?: {
    id: number
  }
  /** Peso */
  peso?: number
  /** Obrigatória */
  obrigatoria?: boolean
  /** Nota Mínima: Em branco: 1; em perguntas de modelos de avaliação, 0. */
  notaMinima?: number
  /** Nota Máxima */
  notaMaxima?: number
  /** Solicitar comentário */
  exigirComentario?: boolean
  /** Texto da solicitação: O que se pede no comentário: quem responde tem de escrevê-lo. */
  comentario?: string
  /** Resposta sugerida: O que se espera da resposta: só quem corrige a vê. */
  respostaSugerida?: string
  /** Opções de Resposta */
  respostas?: PerguntaRespostaInput[]
  /** Quando perguntar */
  condicao?: {
    /** Pergunta anterior */
    pergunta?: {
      id: number
    }
    /** Com qual resposta */
    opcoes?: number[]
    /** Com nota a partir de */
    notaDe?: number
    /** Com nota até */
    notaAte?: number
  }
}
