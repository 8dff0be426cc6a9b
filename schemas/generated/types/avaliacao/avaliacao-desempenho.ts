// Gerado por npm run generate; não edite.

import type { AvaliacaoDesempenhoModelo, AvaliacaoDesempenhoModeloInput } from '#schemas/generated/types/avaliacao/avaliacao-desempenho-modelo.ts'

/** Avaliação de Desempenho */
export interface AvaliacaoDesempenho {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título: Em branco em uma avaliação só de competências: 'Avaliação de Competências' e a data. */
  titulo?: string
  /** Início */
  dataIni?: string
  /** Fim */
  dataFim?: string
  /** Avaliar somente competências */
  avaliarSomenteCompetencias: boolean
  /** Modelo de Avaliação */
  modeloAvaliacao?: {
    id: number
    /** Modelo de Avaliação */
    titulo?: string
  }
  /** Modelos por cargo: Quem tem um destes cargos no dia da liberação é avaliado com o modelo do cargo. */
  modelos?: AvaliacaoDesempenhoModelo[]
  /** Tipo: 1.0: um avaliado por página. 2.0: todos os avaliados de quem avalia em uma página. */
  tipo: '1.0' | '2.0'
  /** Formato */
  formato?: '0' | '1'
  /** Abrangência */
  abrangencia?: '90' | '180' | '360'
  /** Permite autoavaliação */
  permiteAutoAvaliacao: boolean
  /** Anônima */
  anonima: boolean
  /** Avaliar competências do cargo */
  avaliarCompetenciasCargo: boolean
  /** Exibir nível de competência exigido: Quem avalia vê o nível que a faixa exige enquanto responde. */
  exibirNivelCompetenciaExigido: boolean
  /** Exibir performance profissional: Quem avalia outra pessoa vê o percentual depois de enviar. */
  exibirPerformanceProfissional: boolean
  /** Exibir resultado da autoavaliação: Quem se avalia vê o próprio resultado assim que envia, e depois da publicação ao lado do que os outros deram. */
  exibeResultadoAutoAvaliacao: boolean
  /** Nota do questionário manual: A nota que o avaliador dá substitui a calculada; as duas ficam guardadas. */
  notaQuestionarioManual: boolean
  /** Considerar responsáveis e corresponsáveis da hierarquia */
  consideraRespCorespHierarquia: boolean
  /** Peso do avaliador */
  pesoAvaliador?: number
  /** Peso da autoavaliação */
  pesoAutoavaliacao?: number
  /** Peso do gestor */
  pesoGestor?: number
  /** Peso dos liderados */
  pesoLiderado?: number
  /** Peso dos pares */
  pesoPar?: number
  /** Pares por avaliado: Quantos pares, no máximo, são sorteados para cada avaliado. */
  quantidadePares?: number
  /** Parte das competências no resultado: O resto é do questionário. */
  percentualCompetencias?: number
  /** Parte das metas no resultado: Diminui as outras duas partes na mesma proporção. */
  percentualMetas?: number
  /** Dias antes do fim em que quem deve é lembrado */
  diasLembrete?: number[]
  /** Último lembrete */
  lembradaEm?: string
  /** Situação */
  situacao: 'P' | 'L' | 'B' | 'E' | 'U'
  /** Liberada */
  liberada?: boolean
  /** Possui resposta */
  possuiResposta?: boolean
  /** Mínimo de respostas por papel: De uma avaliação anônima, como a empresa dizia no dia da liberação. */
  minimoRespostas?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Avaliação de Desempenho: o que se envia */
export interface AvaliacaoDesempenhoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título: Em branco em uma avaliação só de competências: 'Avaliação de Competências' e a data. */
  titulo?: string
  /** Início */
  dataIni?: string
  /** Fim */
  dataFim?: string
  /** Avaliar somente competências */
  avaliarSomenteCompetencias?: boolean
  /** Modelo de Avaliação */
  modeloAvaliacao?: {
    id: number
  }
  /** Modelos por cargo: Quem tem um destes cargos no dia da liberação é avaliado com o modelo do cargo. */
  modelos?: AvaliacaoDesempenhoModeloInput[]
  /** Tipo: 1.0: um avaliado por página. 2.0: todos os avaliados de quem avalia em uma página. */
  tipo?: '1.0' | '2.0'
  /** Formato */
  formato?: '0' | '1'
  /** Abrangência */
  abrangencia?: '90' | '180' | '360'
  /** Permite autoavaliação */
  permiteAutoAvaliacao: boolean
  /** Anônima */
  anonima: boolean
  /** Avaliar competências do cargo */
  avaliarCompetenciasCargo?: boolean
  /** Exibir nível de competência exigido: Quem avalia vê o nível que a faixa exige enquanto responde. */
  exibirNivelCompetenciaExigido?: boolean
  /** Exibir performance profissional: Quem avalia outra pessoa vê o percentual depois de enviar. */
  exibirPerformanceProfissional?: boolean
  /** Exibir resultado da autoavaliação: Quem se avalia vê o próprio resultado assim que envia, e depois da publicação ao lado do que os outros deram. */
  exibeResultadoAutoAvaliacao?: boolean
  /** Nota do questionário manual: A nota que o avaliador dá substitui a calculada; as duas ficam guardadas. */
  notaQuestionarioManual?: boolean
  /** Considerar responsáveis e corresponsáveis da hierarquia */
  consideraRespCorespHierarquia?: boolean
  /** Peso do avaliador */
  pesoAvaliador?: number
  /** Peso da autoavaliação */
  pesoAutoavaliacao?: number
  /** Peso do gestor */
  pesoGestor?: number
  /** Peso dos liderados */
  pesoLiderado?: number
  /** Peso dos pares */
  pesoPar?: number
  /** Pares por avaliado: Quantos pares, no máximo, são sorteados para cada avaliado. */
  quantidadePares?: number
  /** Parte das competências no resultado: O resto é do questionário. */
  percentualCompetencias?: number
  /** Parte das metas no resultado: Diminui as outras duas partes na mesma proporção. */
  percentualMetas?: number
  /** Dias antes do fim em que quem deve é lembrado */
  diasLembrete?: number[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
