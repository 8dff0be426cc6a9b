export const ROUTE = 'gestao-talentos/tarefas-talentos'

/** Query key below that of talents: any change of a talent invalidates his tasks. */
export const tasksKey = (talentoId: number) => ['gestao-talentos/talentos', 'tarefas', talentoId]
