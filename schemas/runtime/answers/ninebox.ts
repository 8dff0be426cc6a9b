import type { BOXES } from '#schemas/runtime/domain/ninebox.ts'

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

/** One box with who is in it. */
export interface NineBoxCell {
  nomeclatura: string
  descricao: string
  quantidade: number
  colaboradorIds: number[]
}

/** The chart of a closed cycle: `GET /api/avaliacao/ninebox/chart/{id}`, `GET /api/avaliacao/ninebox/chart/cncc/{id}`. */
export type NineBoxChart = Record<`box${(typeof BOXES)[number]}`, NineBoxCell> & {
  avaliacaoDesempenho: { id: number; titulo?: string; dataFim?: string }
  inverter: boolean
  /** why there is nothing to show */
  vazio?: string
  talentos: NineBoxPlace[]
  /** evaluated people who lack an axis */
  semEixo: NineBoxPlace[]
  /** the calibration that is open */
  calibracao: { id: number; titulo: string } | null
}

/** Who stands in another box in a later cycle than in an earlier one: `GET /api/avaliacao/ninebox/comparacao`. */
export interface NineBoxComparison {
  /** placed in both */
  comparados: number
  mudaram: { id: number; nome: string; cargo: string | null; de: number; para: number }[]
  /** of the boxes, from the first */
  titulos: { de: string[]; para: string[] }
}

/** An evaluator who owes answers, and how many: `GET /api/avaliacao/ninebox/avaliadores-nao-responderam`. */
export interface NineBoxOwing {
  id: number
  nome: string
  quantidade: number
}

/** Body of `POST /api/avaliacao/calibracoes-ninebox/{id}/movimentos`. */
export interface NineBoxMoveOrder {
  colaboradorId: number
  para: number
  motivo: string
  /** the last move of the talent that was seen */
  movimentoId?: number
}
