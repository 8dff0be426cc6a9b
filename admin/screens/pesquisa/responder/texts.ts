export const responderTexts = {
  columns: { title: 'Pesquisa', until: 'Responder até', state: 'Situação', actions: 'Ações' },
  filter: 'Situação',
  filters: { T: 'Todas', N: 'A responder', P: 'Começadas', R: 'Respondidas' },
  answer: 'Responder',
  goOn: 'Continuar',
  results: 'Ver resultados',
  actionOf: (action: string, title: string) => `${action}: ${title}`,
  nothing: 'Você não tem pesquisas a responder.',
  nothingFiltered: 'Nenhuma pesquisa nesta situação.',
  loadFailed: 'Não foi possível carregar suas pesquisas.',
} as const
