export const camposTexts = {
  search: 'Pesquisar campo',
  searchIn: (label: string) => `Pesquisar em ${label}`,
  none: 'Nenhum campo corresponde à pesquisa.',
  field: 'Campo',
  columns: { visible: 'Visível', required: 'Obrigatório' },
  count: {
    visible: (n: number, total: number) => `${n} de ${total} visíveis`,
    required: (n: number) => (n === 1 ? '1 obrigatório' : `${n} obrigatórios`),
  },
  of: {
    visible: (titulo: string) => `${titulo}: visível`,
    required: (titulo: string) => `${titulo}: obrigatório`,
  },
  allOf: {
    visible: (titulo: string) => `${titulo}: todos visíveis`,
    required: (titulo: string) => `${titulo}: todos obrigatórios`,
  },
  always: 'Sempre obrigatório.',
  sensitive: 'Dado pessoal sensível (LGPD, art. 11): exija-o somente com base legal.',
} as const
