/** One action of a plan. */
export interface PdiItem {
  id: number
  acao: string
  competencia: string | null
  nivelExigido: string | null
  /** null until the results of the cycle are released */
  nivelObtido: string | null
  cursos: string[]
  prazo: string
  situacao: 'P' | 'A' | 'C'
  responsavel: string | null
}

/** A development plan of the session's talento: `GET /api/avaliacao/pdis/meus`. */
export interface Pdi {
  id: number
  criadoEm: string
  /** title of the cycle it was generated from */
  avaliacao: string | null
  /** whether a calibration set his Nine Box place; false until the results are released */
  calibrado: boolean
  itens: PdiItem[]
}

/** Body of `POST /api/avaliacao/pdis/gera`: generates a plan from a talento's gaps in a closed cycle. */
export interface PedidoDePdi {
  colaboradorId: number
  avaliacaoDesempenhoId: number
  prazo: string
}
