/** Where an evaluated talent stands in a Nine Box; without a place where one of the axes is missing. */
export interface NineBoxPlace {
  id: number
  nome: string
  foto: string | null
  cargo: string | null
  potencial: number | null
  desempenho: number | null
  /** the last move of a calibration that counts */
  movimentoId: number | null
  /** from the percentages alone */
  calculado: number | null
  /** where a calibration put him, else the computed place */
  box: number | null
}

/** A talent moved from one box to another, and whether that was taken back. */
export interface NineBoxMove {
  id: number
  colaborador: { id: number; nome: string }
  de: number
  para: number
  motivo: string
  quem: string
  quando: string
  desfeitoPor: string | null
  desfeitoEm: string | null
}

/** What a talent lacks in a cycle, of what his plan is made. */
export interface NineBoxProposal {
  colaborador: { id: number; nome: string }
  /** a calibration put him in this box */
  calibrado: boolean
  calculado: number | null
  /** his plan of this cycle */
  pdiId: number | null
  lacunas: {
    competencia: { id: number; nome: string }
    exigido: string
    obtido: string
    cursos: { id: number; nome: string }[]
  }[]
}
