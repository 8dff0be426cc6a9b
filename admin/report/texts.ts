import { pluralText } from '#admin/i18n/words.ts'

export const reportTexts = {
  schedule: 'Agendar envio',
  formats: { pdf: 'Gerar PDF', xlsx: 'Planilha', csv: 'Exportar para CSV' },
  reset: 'Limpar filtros',
  previewOf: (title: string) => `Prévia de ${title}`,
  updating: 'Atualizando a prévia…',
  preview: 'Visualizar',
  failed: 'Não foi possível gerar o relatório.',
  noGroup: 'Não informado',
  rows: (n: number) => pluralText(n, '1 linha', '% linhas'),
  cut: (n: number) => `A tela mostra as primeiras ${n} linhas. Os arquivos contêm todas.`,
  pages: (n: number) => pluralText(n, '1 página', '% páginas'),
  cutPages: (n: number) => `A tela mostra as primeiras ${n} páginas. Os arquivos contêm todas.`,
  ofGroup: (group: string) => `Relatórios de ${group}`,
  background: {
    cancelled: 'O relatório foi cancelado.',
    failed: '',
    running: (done: number, total: number) => `Gerando o relatório: ${Math.floor((done / total) * 100)}%`,
    note: 'Você pode sair desta tela: o relatório continua e o arquivo fica em Tarefas por um dia.',
  },
} as const
