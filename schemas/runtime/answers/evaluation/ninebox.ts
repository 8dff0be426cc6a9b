import type { BOXES } from '#schemas/runtime/domain/ninebox.ts'

/** Place of an evaluated talento in a Nine Box; `box` is null where an axis is missing. */
export interface NineBoxPlace {
  id: number
  nome: string
  foto: string | null
  cargo: string | null
  potencial: number | null
  desempenho: number | null
  /** his last move in a calibration that is not undone */
  movimentoId: number | null
  /** box computed from the percentages */
  calculado: number | null
  /** box set by a calibration, else the computed one */
  box: number | null
}

/** A move of a talento between boxes; `desfeitoPor` when it was undone. */
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

/** A talento's gaps in a cycle, from which his plan is generated. */
export interface NineBoxProposal {
  colaborador: { id: number; nome: string }
  /** his box was set by a calibration */
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

/** One box with the ids of its talentos. */
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
  /** why the chart is empty */
  vazio?: string
  talentos: NineBoxPlace[]
  /** evaluated people who lack an axis */
  semEixo: NineBoxPlace[]
  /** the calibration that is open */
  calibracao: { id: number; titulo: string } | null
}

/** Talentos whose box differs between two cycles: `GET /api/avaliacao/ninebox/comparacao`. */
export interface NineBoxComparison {
  /** number of talentos placed in both */
  comparados: number
  mudaram: { id: number; nome: string; cargo: string | null; de: number; para: number }[]
  /** titles of the boxes, from box 1 */
  titulos: { de: string[]; para: string[] }
}

/** An evaluator with his number of unanswered questionnaires: `GET /api/avaliacao/ninebox/avaliadores-nao-responderam`. */
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
  /** last move of the talento the client knows, for optimistic locking */
  movimentoId?: number
}
