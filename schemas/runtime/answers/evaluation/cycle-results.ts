import type { AnonymousComment } from '../surveys/comments.ts'

/** Mean of the evaluations of one role or of merged roles. */
export interface MediaDosPapeis {
  parte: 'desempenho' | 'potencial'
  /** letters of the merged roles */
  papeis: string
  respostas: number
  media: number
  peso: number
}

/** The session's own result in a published cycle: `GET /api/avaliacao/avaliacoes-desempenho/meus-resultados`. */
export interface MeuResultado {
  avaliacaoDesempenhoId: number
  titulo: string
  anonima: boolean
  potencial: number | null
  desempenho: number | null
  metas: number | null
  resultado: number | null
  papeis: MediaDosPapeis[]
  /** released comments of an anonymous cycle */
  comentarios?: AnonymousComment[]
}

/** Result of an evaluated talento as stored when the cycle closed; position and area as of its release: `GET /api/avaliacao/avaliacoes-desempenho/{id}/resultados`. */
export interface ResultadoDoAvaliado extends Omit<MeuResultado, 'comentarios'> {
  avaliado: { id: number; nome: string; matricula: string | null }
  cargo: string | null
  area: string | null
}
