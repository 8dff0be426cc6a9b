export const vistaTexts = {
  questions: 'Perguntas',
  loadFailed: 'Não foi possível carregar os modelos.',
  search: 'Procurar por título',
  kind: 'Tipo',
  all: 'Todos',
  title: 'Título',
  period: 'Período',
  minimum: 'Mínimo (%)',
  count: 'Perguntas',
  answers: 'Respostas',
  state: 'Situação',
  active: 'Ativo',
  inactive: 'Inativo',
  create: 'Novo modelo',
  none: 'Nenhum modelo',
  begin: 'Crie um modelo de desempenho ou de acompanhamento do período de experiência.',
} as const

/** The kinds this page is about (spec 2 §2). */
export const TIPOS = [
  ['D', 'Desempenho'],
  ['A', 'Período de Experiência'],
] as const
