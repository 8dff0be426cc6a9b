/** Competences a salary band requires. */
export const faixaNiveisTexts = {
  bands: 'Faixas Salariais',
  dates: 'Configurações da faixa',
  create: 'Nova configuração',
  none: 'Esta faixa ainda não exige competências.',
  empty: 'Nenhuma competência deste tipo.',
  fromPosition: 'Incluir as competências do cargo',
  add: (tipo: string) => `Adicionar em ${tipo}`,
  ofPosition: 'do cargo',
  delete: 'Excluir configuração',
  deleteQuestion: (data: string) => `Excluir a configuração a partir de ${data}?`,
  saved: 'Configuração salva com sucesso.',
  deleted: 'Configuração excluída.',
  loadFailed: 'Não foi possível carregar as competências da faixa.',
  of: (campo: string, competencia: string) => `${campo} de ${competencia}`,
  region: (tipo: string) => `${tipo} exigidos pela faixa`,
  noLevels: 'Cadastre os níveis de competência antes de configurar a faixa.',
} as const
