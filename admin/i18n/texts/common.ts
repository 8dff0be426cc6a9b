/** Words and short sentences that every screen shares. */
export const common = {
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  confirm: 'Confirmar',
  yes: 'Sim',
  no: 'Não',
  retry: 'Tentar novamente',
  loading: 'Carregando…',
  warning: 'Aviso',
  error: 'Erro',
  notInformed: 'Não informado',
  newTab: ' (abre em nova aba)',
} as const
