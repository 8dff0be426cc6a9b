export const ROUTE = 'gestao-talentos/tarefas-talentos'

/** Below the talents: whatever changes a talent may change what there is to do for him. */
export const tasksKey = (talentoId: number) => ['gestao-talentos/talentos', 'tarefas', talentoId]
