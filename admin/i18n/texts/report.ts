/** Reports and charts. */
import { plural } from './words.ts'

export const report = {
  formats: { pdf: 'Relatório', xlsx: 'Exportar para XLS', csv: 'Exportar para CSV' },
  preview: 'Visualizar',
  failed: 'Não foi possível gerar o relatório.',
  noGroup: 'Não informado',
  rows: (n: number) => plural(n, '1 linha', '% linhas'),
  cut: (n: number) => `A tela mostra as primeiras ${n} linhas. Os arquivos contêm todas.`,
} as const

export const consistency = {
  title: 'Inconsistências Banco de Dados',
  text: 'A última verificação encontrou registros desta empresa que não seguem as regras do sistema.',
  hint: 'O relatório verifica novamente o banco de dados e lista cada registro com o seu problema, para que seja corrigido na própria tela.',
  button: 'Gerar relatório',
  busy: 'Verificando…',
  failed: 'Não foi possível gerar o relatório de inconsistência do banco de dados.',
} as const

export const charts = {
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
  bySituation: 'Solicitações por situação',
  situation: 'Situação',
  requests: 'Solicitações',
} as const
