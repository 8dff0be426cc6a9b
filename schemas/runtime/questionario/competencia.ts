/** A level of a scale. */
export interface NivelDaEscala {
  id: number
  descricao: string
  ordem: number
}

/** A competence as it is asked beside the questions of a cycle (spec 2 §3 configsNiveisCompetenciasFaixaSalariais). */
export interface CompetenciaPedida {
  id: number
  nome: string
  tipo: 'C' | 'H' | 'A'
  /** from the lowest to the highest */
  escala: NivelDaEscala[]
  /** where the cycle shows it (spec 2 §3 exibirNivelCompetenciaExigido) */
  exigido?: NivelDaEscala
  /** the level that was given */
  nivelId?: number
}

/** Levels by competence, both by their ids. */
export type Niveis = Readonly<Record<number, number>>

/** What was handed in came to, told where the cycle tells it (spec 2 §3 exibirPerformanceProfissional, exibeResultadoAutoAvaliacao). */
export interface ResultadoEntregue {
  /** per cent */
  performance?: number
  /** per cent: how far the levels meet what is required */
  aderencia?: number
}
