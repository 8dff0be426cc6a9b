import { pluralText } from '#admin/i18n/words.ts'

export const calendarTexts = {
  spans: { mes: 'Mês', semana: 'Semana', lista: 'Lista' },
  span: 'Período do calendário',
  today: 'Hoje',
  previous: { mes: 'Mês anterior', semana: 'Semana anterior', lista: 'Mês anterior' },
  next: { mes: 'Próximo mês', semana: 'Próxima semana', lista: 'Próximo mês' },
  print: 'Imprimir',
  fromTo: (from: string, to: string) => `${from} a ${to}`,
  none: 'Nada marcado',
  noneInSpan: {
    mes: 'Não há nada marcado neste mês.',
    semana: 'Não há nada marcado nesta semana.',
    lista: 'Não há nada marcado neste mês.',
  },
  more: (n: number) => `mais ${n}`,
  moreOf: (n: number, day: string) => `Mostrar ${pluralText(n, 'mais 1', 'mais %')} de ${day}`,
  add: (day: string) => `Novo em ${day}`,
  /** accessible name of a day in the month grid */
  day: (day: string, count: number, holiday: string | undefined) =>
    [day, holiday, count === 0 ? undefined : pluralText(count, '1 item', '% itens')].filter(Boolean).join(', '),
  continues: 'continua',
  allDay: 'dia inteiro',
  keys: 'As setas vão de dia a dia, Page Up e Page Down de mês a mês.',
} as const
