/** Texts of the calendar subscription. */
export const subscribeTexts = {
  open: 'Assinar calendário',
  title: 'Assinar calendário',
  explain:
    'Um endereço para o seu programa de calendário (Google, Outlook, celular), que se atualiza sozinho. Ele mostra só o título e o horário do que você pode ver, e deixa de funcionar quando você o revoga ou perde o acesso.',
  which: 'O que mostrar',
  mine: 'Só aquilo de que participo',
  all: 'Tudo o que posso ver',
  make: 'Criar endereço',
  madeTitle: 'Endereço do calendário',
  made: 'Guarde este endereço agora: ele não será mostrado de novo. Quem o tem vê o seu calendário, sem senha.',
  address: 'Endereço',
  copy: 'Copiar endereço',
  use: 'No seu programa de calendário, escolha adicionar por URL (ou assinar calendário) e cole o endereço.',
  existing: 'Endereços em uso',
  since: (when: string) => `criado em ${when}`,
  used: (when: string) => `lido em ${when}`,
  unused: 'ainda não lido',
  revoke: 'Revogar',
  revokeOf: (when: string) => `Revogar o endereço criado em ${when}`,
  revoked: 'Endereço revogado: ele não mostra mais nada.',
  loadFailed: 'Não foi possível carregar os endereços em uso.',
} as const
