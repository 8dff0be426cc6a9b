export const chartsTexts = {
  empty: 'Não existem dados para o gráfico.',
  toolbar: (title: string) => `Opções do gráfico ${title}`,
  asTable: 'Ver tabela',
  asChart: 'Ver gráfico',
  savePicture: 'Salvar como imagem (PNG)',
  print: 'Imprimir',
  loading: 'Carregando gráfico',
  legend: (title: string) => `Legenda de ${title}`,
  trail: (title: string) => `Detalhe de ${title}`,
  all: 'Todos',
  category: 'Categoria',
} as const
