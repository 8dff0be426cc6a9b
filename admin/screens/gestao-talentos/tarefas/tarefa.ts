/** A row of the register, as its list answers it. */
export interface Tarefa {
  id: number
  versao: number
  titulo: string
  responsavel?: string
  /** 'YYYY-MM-DD' */
  prazo: string
  momento?: 'A' | 'D'
  situacao: 'P' | 'F' | 'N'
  feitaEm?: string
}

export const ROUTE = 'gestao-talentos/tarefas-talentos'

/** Below the talents: whatever changes a talent may change what there is to do for him. */
export const tasksKey = (talentoId: number) => ['gestao-talentos/talentos', 'tarefas', talentoId]
