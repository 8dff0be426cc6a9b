import { pluralText } from '#admin/i18n/words.ts'

export const vencimentosTexts = {
  search: 'Registro ou pessoa',
  situation: 'Situação',
  situations: { '': 'Vencidos e a vencer', VENCIDOS: 'Só vencidos', A_VENCER: 'Só a vencer' },
  within: 'Vencem em até',
  periods: { '7': '7 dias', '30': '30 dias', '60': '60 dias', '90': '90 dias', '365': '1 ano', todos: 'Qualquer data' },
  kinds: 'O que vence',
  areas: 'Áreas',
  establishments: 'Estabelecimentos',
  noneOffered: 'Nenhum registro encontrado',
  clear: 'Limpar filtros',
  columns: { day: 'Vencimento', what: 'O que vence', record: 'Registro', place: 'Área e estabelecimento' },
  none: 'Nada vence nos próximos dias.',
  noneFound: 'Nada vence com esses filtros.',
  pdf: 'PDF',
  xlsx: 'Excel',
  file: 'vencimentos',
  over: (days: number) => pluralText(days, 'vencido há 1 dia', 'vencido há % dias'),
  today: 'vence hoje',
  tomorrow: 'vence amanhã',
  left: (days: number) => `em ${days} dias`,
} as const
