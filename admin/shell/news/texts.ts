import { pluralText } from '#admin/i18n/words.ts'

export const noticiasTexts = {
  bell: 'Últimas Notícias',
  bellUnread: (n: number) => pluralText(n, 'Últimas Notícias: 1 não lida', 'Últimas Notícias: % não lidas'),
  title: 'Últimas Notícias',
  none: 'Nenhuma notícia no momento.',
  loadFailed: 'Não foi possível carregar as notícias.',
  unreadMark: 'Não lida',
  urgent: 'Urgente',
  important: 'Importante',
  normal: 'Normal',
  dialogTitle: 'Notícia',
  open: 'Abrir notícia',
  next: 'Próxima',
  count: (n: number, total: number) => `${n} de ${total}`,
} as const
