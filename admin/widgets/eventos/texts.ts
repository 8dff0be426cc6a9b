/** The events a webhook is told of. */
export const eventosTexts = {
  all: 'Tudo o que acontece, também em cadastros que vierem depois',
  tree: {
    search: 'Pesquisar cadastro ou evento',
    none: 'Nenhum evento encontrado.',
    openAll: 'Abrir todos',
    closeAll: 'Fechar todos',
    mark: 'Marcar todos',
    clear: 'Desmarcar todos',
    count: (given: number, total: number) => `${given} de ${total} eventos`,
    markIn: (group: string) => `Marcar todos de ${group}`,
    clearIn: (group: string) => `Desmarcar todos de ${group}`,
  },
} as const
