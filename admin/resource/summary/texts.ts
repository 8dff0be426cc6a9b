import { pluralText } from '#admin/i18n/words.ts'
import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'

/** Texts of the record page and its panel. */
export const summaryTexts = {
  edit: 'Editar',
  preview: 'Ver ao lado',
  previewOf: (label: string) => `Ver ao lado: ${label}`,
  whole: 'Abrir a página',
  previous: 'Registro anterior',
  following: 'Próximo registro',
  place: (at: number, of: number) => `${at} de ${of} nesta página`,
  history: 'Histórico',
  next: 'O que vem a seguir',
  figures: 'Números',
  contact: 'Contato',
  files: 'Documentos',
  filesNone: 'Nenhum documento.',
  related: 'Relacionados',
  newOf: 'Adicionar',
  timeline: 'Linha do tempo',
  timelineKind: 'Mostrar',
  timelineAll: 'Tudo',
  timelineNone: 'Nada aconteceu ainda.',
  timelineNoneOf: 'Nada deste tipo.',
  timelineFailed: 'Não foi possível carregar a linha do tempo.',
  older: 'Mostrar mais antigos',
  by: (who: string) => `por ${who}`,
  changed: (n: number) => pluralText(n, '1 campo alterado', '% campos alterados'),
  empty: '(vazio)',
  when: (data: string) => (data.length === 10 ? displayDay(data) : displayInstant(data)),
  inDays: (n: number) =>
    n === 0 ? 'hoje' : n === 1 ? 'amanhã' : n > 0 ? `em ${n} dias` : n === -1 ? 'ontem' : `há ${-n} dias`,
  nothing: 'Este registro ainda não tem outras informações.',
} as const
