/** Something its reader has to do for a talent himself: `GET /api/gestao-talentos/minhas-tarefas`. */
export interface TalentTask {
  id: number
  titulo: string
  /** how it is done */
  descricao: string | null
  /** 'YYYY-MM-DD' */
  prazo: string
  /** admission or dismissal, where a checklist asks for it */
  momento: 'A' | 'D' | null
  talentoId: number
  talento: string
}
