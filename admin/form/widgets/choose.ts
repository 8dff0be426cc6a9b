import { isFileList } from '#schemas/runtime/files/rules.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { isRichText } from '#schemas/runtime/rich-text/rich-text.ts'

const LIST_KINDS = new Set(['references', 'ids'])
/** Maximum length of a single-line text; longer texts get a text area. */
const ONE_LINE = 255
/** Lists with up to this many options are shown as checkboxes. */
const FEW_OPTIONS = 12

/** Item types whose lists are entered as chips, one value at a time. */
const TYPED_ONE_BY_ONE = new Set(['string', 'integer', 'number'])

/** Which fields a widget name in a schema fits; on a mismatch the default widget of the field's kind is used. */
const FITS: Record<string, (field: Field) => boolean> = {
  ano: isNumber,
  'area-tree': isReference,
  arquivo: isScalar,
  arquivos: isFileList,
  checkbox: isBoolean,
  'checkbox-list': (field) => LIST_KINDS.has(field.kind) || (field.kind === 'json' && field.options !== undefined),
  chips: (field) => field.kind === 'json',
  foto: isScalar,
  hora: isText,
  imagem: isScalar,
  inteiro: isNumber,
  moeda: isNumber,
  numero: isNumber,
  percentual: isNumber,
  radio: isChoice,
  referencia: (field) => field.kind === 'reference',
  referencias: (field) => LIST_KINDS.has(field.kind),
  segmented: isChoice,
  select: (field) => field.kind === 'scalar' && field.options !== undefined,
  sugestoes: (field) => isText(field) && field.hint.suggest !== undefined,
  switch: isBoolean,
}

function isReference(field: Field): boolean {
  return field.kind === 'reference' || LIST_KINDS.has(field.kind)
}
function isScalar(field: Field): boolean {
  return field.kind === 'scalar'
}
function isBoolean(field: Field): boolean {
  return field.kind === 'scalar' && field.type === 'boolean'
}
function isChoice(field: Field): boolean {
  return field.kind === 'scalar' && (field.options !== undefined || field.type === 'boolean')
}
function isNumber(field: Field): boolean {
  return field.kind === 'scalar' && (field.type === 'integer' || field.type === 'number')
}
function isText(field: Field): boolean {
  return field.kind === 'scalar' && field.type === 'string'
}

const BY_FORMAT: Record<string, string> = {
  cep: 'cep',
  cor: 'cor',
  date: 'data',
  'date-time': 'data-hora',
  email: 'email',
  hora: 'hora',
  horas: 'hora',
  'mes-ano': 'mes-ano',
  url: 'url',
}

/** Returns the name of a field's widget: `x-field.widget` where it fits (or where the host has one of that name), else by kind, options, format, type and length. */
export function widgetNameOf(field: Field, own?: Record<string, unknown>): string {
  const wanted = field.hint.widget
  if (wanted && own?.[wanted]) return wanted
  if (wanted && FITS[wanted]?.(field)) return wanted
  if (wanted && isText(field) && !FITS[wanted]) return textWidget(wanted) ?? byKind(field)
  return byKind(field)
}

const TEXT_WIDGETS = new Set([
  'cep',
  'cor',
  'data',
  'data-hora',
  'email',
  'leitor-texto',
  'mes-ano',
  'senha',
  'text',
  'textarea',
  'texto-rico',
  'url',
])

function textWidget(wanted: string): string | undefined {
  if (TEXT_WIDGETS.has(wanted)) return wanted
  return formats[wanted] ? 'mascara' : undefined
}

function byKind(field: Field): string {
  switch (field.kind) {
    case 'reference':
      return 'referencia'
    case 'references':
    case 'ids':
      return 'referencias'
    case 'children':
      return 'filhos'
    case 'scalar':
      return byType(field)
    default:
      return jsonWidget(field)
  }
}

function jsonWidget(field: Field): string {
  if (isFileList(field)) return 'arquivos'
  if (field.options) return field.options.length <= FEW_OPTIONS ? 'checkbox-list' : 'chips'
  const { type, items } = field.schema
  return type === 'array' && TYPED_ONE_BY_ONE.has(String(items?.type)) ? 'chips' : 'json'
}

function byType(field: Field): string {
  if (field.options) return 'select'
  if (field.format === 'arquivo') return 'arquivo'
  if (field.type === 'boolean') return 'checkbox'
  if (field.type === 'integer') return 'inteiro'
  if (field.type === 'number') return 'numero'
  if (field.writeOnly) return 'senha'
  if (isRichText(field.schema)) return 'texto-rico'
  if (field.format) return BY_FORMAT[field.format] ?? (formats[field.format] ? 'mascara' : 'text')
  if (field.hint.mask) return 'mascara'
  if (field.hint.suggest) return 'sugestoes'
  return (field.schema.maxLength ?? 0) > ONE_LINE ? 'textarea' : 'text'
}
