import { pluralText } from '#admin/i18n/words.ts'

export const logTexts = {
  detail: 'O que aconteceu',
  noFields: 'Nenhum campo foi alterado.',
  open: 'Abrir o registro',
  batch: (records: string, refused: number) =>
    `${records}; ${pluralText(refused, '1 ficou como estava', '% ficaram como estavam')}`,
  batchRecords: 'Ver os registros',
  imported: 'Importação',
  everyCompany: 'Todas',
  columns: {
    when: 'Data e Hora',
    user: 'Usuário',
    company: 'Empresa',
    module: 'Módulo',
    screen: 'Tela',
    operation: 'Operação',
    entity: 'Entidade',
    record: 'Registro',
  },
  filters: {
    module: 'Módulo',
    screen: 'Tela',
    operation: 'Operação',
    operations: { INSERCAO: 'Inserção', ATUALIZACAO: 'Atualização', REMOCAO: 'Remoção', ACAO: 'Outras ações' },
    record: 'Código do registro',
    batch: 'Código do lote',
    text: 'Texto',
    textHelp: (lines: number) => `Procura nas ${lines.toLocaleString('pt-BR')} linhas mais novas`,
  },
} as const
