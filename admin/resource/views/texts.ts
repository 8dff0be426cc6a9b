/** Board and calendar of a register. */
export const viewsTexts = {
  views: 'Visões da lista',
  lista: 'Lista',
  quadro: 'Quadro',
  calendario: 'Calendário',
  failed: 'Não foi possível carregar esta parte.',
  tooMany: 'Há mais de 1.000 registros neste período: mostramos os primeiros. Filtre para ver os demais.',
  rescheduled: (label: string, day: string) => `${label}: agora em ${day}.`,
} as const

export const boardTexts = {
  board: (plural: string) => `Quadro de ${plural}`,
  hint: 'Arraste um cartão para outra coluna; no teclado, Espaço o pega e as setas o levam.',
  without: (title: string) => `Sem ${title}`,
  empty: 'Nada aqui',
  more: (n: number) => `Mostrar mais ${n}`,
  moreOf: (n: number, column: string) => `Mostrar mais ${n} de ${column}`,
  moreColumns: 'Mostrar mais colunas',
  open: (column: string) => `Abrir a coluna ${column}`,
  close: (column: string) => `Fechar a coluna ${column}`,
  count: (n: number, over: boolean) => (over ? 'mais de 10.000' : n.toLocaleString('pt-BR')),
  card: (label: string, column: string) => `${label}, em ${column}`,
  moveTo: (column: string) => `Mover para ${column}`,
  noStep: (from: string, to: string) => `Nenhum passo leva de "${from}" a "${to}".`,
  noRight: (step: string) => `Você não tem permissão para "${step}".`,
  notMine: 'Você não tem permissão para alterar este registro.',
  fixed: (title: string) => `${title} não se altera aqui.`,
  noColumns: (title: string) => `Você não pode consultar os registros de "${title}", que são as colunas deste quadro.`,
} as const

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
