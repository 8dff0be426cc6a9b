/** A task about a talento that is assigned to the session's user: `GET /api/gestao-talentos/minhas-tarefas`. */
export interface TalentTask {
  id: number
  titulo: string
  /** instructions */
  descricao: string | null
  /** 'YYYY-MM-DD' */
  prazo: string
  /** A admission, D dismissal: the checklist it comes from */
  momento: 'A' | 'D' | null
  talentoId: number
  talento: string
}
