import { countLimit } from '#admin/form/lookup.ts'
import { pluralText } from '#admin/i18n/words.ts'

export const relatedTexts = {
  title: 'Relacionados',
  none: 'Nenhum outro registro se refere a este.',
  loadFailed: 'Não foi possível buscar os registros relacionados.',
  count: (total: number) =>
    total > countLimit
      ? `mais de ${countLimit.toLocaleString('pt-BR')} registros`
      : pluralText(total, '1 registro', '% registros'),
  add: (title: string) => `Adicionar: ${title}`,
} as const
