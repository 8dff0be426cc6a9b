/** A level of a scale. */
export interface NivelDaEscala {
  id: number
  descricao: string
  ordem: number
}

/** A competence to be judged beside the questions of a cycle (spec 2 §3 configsNiveisCompetenciasFaixaSalariais). */
export interface CompetenciaPedida {
  id: number
  nome: string
  tipo: 'C' | 'H' | 'A'
  /** ascending */
  escala: NivelDaEscala[]
  /** required level; only where the cycle shows it (spec 2 §3 exibirNivelCompetenciaExigido) */
  exigido?: NivelDaEscala
  /** id of the chosen level */
  nivelId?: number
}

/** Levels by competence, both by their ids. */
export type Niveis = Readonly<Record<number, number>>

/** Result after submitting, as far as the cycle shows it (spec 2 §3 exibirPerformanceProfissional, exibeResultadoAutoAvaliacao). */
export interface ResultadoEntregue {
  /** per cent */
  performance?: number
  /** in percent: adherence of the levels to the required ones */
  aderencia?: number
}
