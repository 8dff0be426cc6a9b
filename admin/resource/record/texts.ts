export const recordTexts = {
  create: (title: string, feminine: boolean) => (feminine ? `Nova ${title}` : `Novo ${title}`),
  created: 'Registro criado com sucesso.',
  joins: (title: string, label: string) => `Ao salvar, o registro é incluído em ${title}: ${label}.`,
  updated: 'Registro alterado com sucesso.',
  deleted: 'Registro excluído com sucesso.',
  deleteTitle: 'Confirma exclusão?',
  deleteText: (label: string) => `O registro "${label}" será excluído. Um administrador pode restaurá-lo por 30 dias.`,
  delete: 'Excluir',
  history: 'Histórico',
  related: 'Relacionados',
  readOnly: ({ ofInstallation, lockedIn }: { ofInstallation: boolean; lockedIn?: string }) =>
    lockedIn !== undefined
      ? `Somente leitura: o registro está em "${lockedIn}".`
      : ofInstallation
        ? 'Somente leitura: este registro é de todas as empresas; quem administra a instalação o altera.'
        : 'Somente leitura: seu perfil não permite alterar este registro.',
  invalid: 'Preencha os campos indicados',
  saveFirst: 'Salve ou descarte as alterações antes de executar esta ação.',
  notFound: 'O recurso solicitado não foi encontrado.',
  notFoundText: 'O registro pode ter sido excluído ou o endereço está incorreto.',
  backToList: 'Voltar à lista',
  loadFailed: 'Não foi possível abrir o registro.',
  actionConfirm: (title: string) => `Confirma a ação "${title}"?`,
  actionProgress: {
    cancelled: 'Interrompido: nada foi gravado.',
    failed: 'Nada foi gravado.',
    running: (done: number, total: number) => `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`,
    note: 'Pode fechar a janela: o trabalho continua e aparece em Tarefas.',
  },
  actionDone: (title: string) => `${title}: concluído com sucesso.`,
  dependencies: 'Este registro está em uso',
  duplicate: 'Registro duplicado',
  backDone: 'O registro voltou ao estado anterior.',
} as const
