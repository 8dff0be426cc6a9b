import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { widgetNameOf } from '../widgets/choose.ts'

/** Grid columns out of twelve by widget, for widgets whose content has a usual length. */
const BY_WIDGET: Record<string, number> = {
  ano: 2,
  'area-mae': 6,
  'area-tree': 6,
  'areas-permitidas': 6,
  arquivo: 6,
  arquivos: 6,
  cep: 3,
  'checkbox-list': 6,
  'perfis-da-empresa': 6,
  chips: 6,
  checkbox: 4,
  switch: 4,
  cor: 4,
  data: 3,
  'data-hora': 3,
  email: 4,
  filhos: 12,
  foto: 3,
  hora: 2,
  imagem: 3,
  inteiro: 2,
  json: 12,
  'leitor-texto': 12,
  mascara: 3,
  'mes-ano': 2,
  moeda: 3,
  numero: 3,
  percentual: 2,
  referencia: 4,
  referencias: 6,
  senha: 4,
  textarea: 12,
  'texto-rico': 12,
  url: 6,
}

const CHOICES = new Set(['select', 'radio', 'segmented'])

/** Characters of a label that fit into one column. */
const LETTERS_PER_COLUMN = 9
/** Characters of help text that fit into one column on three lines. */
const HELP_PER_COLUMN = 36

/**
 * Grid columns out of twelve a field takes on a wide screen: `x-field.width`, else computed from widget, options and length, but at least
 * what its label needs on one line or its help on three.
 */
export function widthOf(field: Field): number {
  if (field.hint.width) return field.hint.width
  const widget = widgetNameOf(field)
  if (widget === 'mascara' && (field.schema.maxLength ?? formats[field.format ?? '']?.digits ?? 9) < 5) return 2
  const wanted = BY_WIDGET[widget] ?? (CHOICES.has(widget) ? byOptions(field) : byLength(field))
  const label = Math.ceil((field.title.length + 2) / LETTERS_PER_COLUMN)
  const help = Math.ceil((field.schema.description?.length ?? 0) / HELP_PER_COLUMN)
  return Math.max(wanted, Math.min(6, Math.max(label, help)))
}

function byOptions(field: Field): number {
  const longest = Math.max(0, ...(field.options ?? []).map((option) => option.title.length))
  if (widgetNameOf(field) !== 'select') return (field.options?.length ?? 0) * (longest + 4) > 40 ? 6 : 4
  return longest <= 16 ? 3 : longest <= 34 ? 4 : 6
}

function byLength(field: Field): number {
  const length = field.schema.maxLength ?? 100
  return length <= 10 ? 2 : length <= 22 ? 3 : length <= 60 ? 4 : 6
}
