import type { AnonymousComment } from './surveys/comments.ts'

/** What several judgements of one kind came to. */
export interface MediaDosPapeis {
  parte: 'desempenho' | 'potencial'
  /** letters of the roles that count as one */
  papeis: string
  respostas: number
  media: number
  peso: number
}

/** One's own result of a published cycle: `GET /api/avaliacao/avaliacoes-desempenho/meus-resultados`. */
export interface MeuResultado {
  avaliacaoDesempenhoId: number
  titulo: string
  anonima: boolean
  potencial: number | null
  desempenho: number | null
  metas: number | null
  resultado: number | null
  papeis: MediaDosPapeis[]
  /** what was released of what was written without a name */
  comentarios?: AnonymousComment[]
}

/** What an evaluated person reached, as it was written down at the closing; his place is that of the release: `GET /api/avaliacao/avaliacoes-desempenho/{id}/resultados`. */
export interface ResultadoDoAvaliado extends Omit<MeuResultado, 'comentarios'> {
  avaliado: { id: number; nome: string; matricula: string | null }
  cargo: string | null
  area: string | null
}
