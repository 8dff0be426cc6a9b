import { pluralText } from '#admin/i18n/words.ts'

export const participacaoTexts = {
  side: 'Área de',
  sides: { avaliador: 'Quem responde', colaborador: 'Quem é avaliado' },
  done: (percent: string) => `${percent} respondido`,
  answered: (done: number, all: number) =>
    `${done.toLocaleString('pt-BR')} de ${pluralText(all, '1 questionário', '% questionários')}`,
  ofAll: (done: number, all: number) => `${done.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')}`,
  begun: (count: number) => pluralText(count, '1 iniciado', '% iniciados'),
  people: (count: number) => pluralText(count, '1 pessoa', '% pessoas'),
  region: 'Participação por área',
  area: 'Área',
  persons: 'Pessoas',
  questionnaires: 'Respondidos',
  progress: 'Participação',
  noArea: 'Sem área',
  owing: (area: string) => `Quem falta responder: ${area}`,
  owes: (missing: number, begun: number) =>
    [`${missing} por responder`, ...(begun > 0 ? [pluralText(begun, '1 iniciado', '% iniciados')] : [])].join(', '),
  nobodyOwes: 'Todos responderam.',
  none: 'Nenhum questionário foi distribuído.',
  loadFailed: 'Não foi possível carregar a participação.',
  owingFailed: 'Não foi possível carregar quem falta responder.',
} as const
