import { pluralText } from '#admin/i18n/words.ts'

/** Texts of document templates and printing. */
export const documentosTexts = {
  action: 'Imprimir documento',
  title: 'Imprimir documento',
  template: 'Modelo',
  print: 'Imprimir',
  tooMany: (most: number) =>
    `Podem ser impressos até ${most.toLocaleString('pt-BR')} registros de cada vez. Selecione menos registros.`,
  some: (count: number) => pluralText(count, '1 registro selecionado', '% registros selecionados'),
  printing: (count: number) => pluralText(count, 'Impressão de 1 documento', 'Impressão de % documentos'),
  download: 'Baixar PDF',
  task: {
    cancelled: 'A impressão foi cancelada. Nenhum documento foi emitido.',
    failed: 'Nenhum documento foi emitido.',
    running: (done: number, total: number) => `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`,
    note: 'Você pode fechar esta janela: a impressão continua e o arquivo fica em Tarefas por um dia.',
  },
  kept: 'O que for impresso fica guardado aqui como saiu, mesmo que o modelo ou o registro mudem depois.',
  issued: 'Já emitidos',
  none: 'Nenhum documento foi emitido para este registro.',
  issuedFailed: 'Não foi possível carregar os documentos emitidos.',
  by: (when: string, who: string) => `${when}, por ${who}`,
  remove: (title: string) => `Excluir ${title}`,
  removeTitle: 'Excluir documento emitido',
  removeQuestion: (title: string) => `O documento “${title}” será excluído. Deseja continuar?`,
  removed: 'Documento excluído.',
  numbered: (number: string | null, by: string) => (number ? `Nº ${number}, ${by}` : by),
  revoked: 'Revogado',
  revokedBy: (when: string, who: string, why: string) => `Revogado em ${when} por ${who}: ${why}`,
  revoke: (title: string) => `Revogar ${title}`,
  revokeTitle: 'Revogar documento',
  revokeQuestion: (title: string) =>
    `“${title}” deixa de valer. Ele continua guardado, sai com a marca REVOGADO e quem conferir o código fica sabendo.`,
  revokeReason: 'Motivo da revogação',
  revokeReasonMissing: 'Motivo da revogação é obrigatório',
  revokeIt: 'Revogar',
  revokeDone: 'Documento revogado.',
  refused: (count: number) => pluralText(count, '1 registro ficou de fora', '% registros ficaram de fora'),
  refusedOne: (id: number) => `Código ${id}: não foi encontrado, ou você não pode vê-lo.`,
} as const
