/** One step of a plan. */
export interface PdiItem {
  id: number
  acao: string
  competencia: string | null
  nivelExigido: string | null
  /** told once the results of the cycle are */
  nivelObtido: string | null
  cursos: string[]
  prazo: string
  situacao: 'P' | 'A' | 'C'
  responsavel: string | null
}

/** A development plan of whoever is logged in: `GET /api/avaliacao/pdis/meus`. */
export interface Pdi {
  id: number
  criadoEm: string
  /** title of the cycle it was made of */
  avaliacao: string | null
  /** a calibration says where he stands in the Nine Box; told with the results */
  calibrado: boolean
  itens: PdiItem[]
}

/** Body of `POST /api/avaliacao/pdis/gera`: of what a talent lacked in a closed cycle. */
export interface PedidoDePdi {
  colaboradorId: number
  avaliacaoDesempenhoId: number
  prazo: string
}
