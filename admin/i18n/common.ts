const cancel = 'Cancelar'

/** Words and short sentences that every screen shares. */
export const commonTexts = {
  cancel,
  /** label of the dismiss button for a dialog whose confirm button has this label: never the same one twice */
  dismiss: (answer: string) => (answer === cancel ? 'Voltar' : cancel),
  close: 'Fechar',
  more: 'Mais opções',
  save: 'Salvar',
  confirm: 'Confirmar',
  yes: 'Sim',
  no: 'Não',
  retry: 'Tentar novamente',
  loading: 'Carregando…',
  warning: 'Aviso',
  error: 'Erro',
  notInformed: 'Não informado',
  code: (id: number | string) => `Código ${id}`,
  newTab: ' (abre em nova aba)',
  showFilter: 'Exibir Filtro',
  hideFilter: 'Ocultar Filtro',
  /** @param what in the middle of a sentence */
  add: (what: string) => `Adicionar ${what}…`,
  noOptions: 'Nenhuma opção encontrada',
} as const
