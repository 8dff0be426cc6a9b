import type { Column, Comparable, Offer, Operator } from './offer.ts'
import { documentoTexts } from './texts.ts'

/** How the rows of a list are printed. */
export interface TableMarker {
  name: string
  columns: string[]
  order?: string
  descending: boolean
  totals: string[]
}

/** Condition of a conditional part. */
export interface ConditionMarker {
  field: string
  operator: Operator
  value: string
}

/** A picture or a QR code with its width in centimetres, as typed. */
export interface SizedMarker {
  name: string
  width: string
}

const CONDITION = /^se\s+(n[ãa]o\s+)?([\w.]+)\s*(?:(=|≠|!=|<>|>=|≥|<=|≤|>|<)\s*(\S.*))?$/i
const spelled: Record<string, Operator> = { '!=': '≠', '<>': '≠', '>=': '≥', '<=': '≤' }

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Parses '{{lista: a, b; ordem -a; soma b}}'. */
export function readTable(marker: string): TableMarker {
  const [name = '', ...rest] = marker.split(':')
  const parts = rest.join(':').split(';')
  const after = (key: string) =>
    parts
      .find((part) => part.trim().startsWith(`${key} `))
      ?.trim()
      .slice(key.length + 1)
  const [order] = listed(after('ordem') ?? '')
  return {
    name: name.trim(),
    columns: /^\s*(ordem|soma) /.test(parts[0] ?? '') ? [] : listed(parts[0] ?? ''),
    ...(order ? { order: order.replace(/^-/, '') } : {}),
    descending: order?.startsWith('-') ?? false,
    totals: listed(after('soma') ?? ''),
  }
}

export function writeTable({ name, columns, order, descending, totals }: TableMarker): string {
  const parts = [
    columns.join(', '),
    ...(order ? [`ordem ${descending ? '-' : ''}${order}`] : []),
    ...(totals.length > 0 ? [`soma ${totals.join(', ')}`] : []),
  ].filter(Boolean)
  return parts.length > 0 ? `${name}: ${parts.join('; ')}` : name
}

/** Parses '{{se campo = valor}}'; undefined for anything else. */
export function readCondition(marker: string): ConditionMarker | undefined {
  const [, not, field, sign, value = ''] = CONDITION.exec(marker.trim()) ?? []
  if (field === undefined) return undefined
  if (!sign) return { field, operator: not ? 'empty' : 'filled', value: '' }
  return { field, operator: spelled[sign] ?? (sign as Operator), value: value.trim() }
}

export function writeCondition({ field, operator, value }: ConditionMarker): string {
  if (operator === 'filled') return `se ${field}`
  return operator === 'empty' ? `se não ${field}` : `se ${field} ${operator} ${value.replaceAll(/[{}]/g, '').trim()}`
}

/** Parses '{{imagem candidato.foto: 4 cm}}'; undefined for markers without a width. */
export function readSized(marker: string): SizedMarker | undefined {
  const [, name, width = ''] = /^((?:imagem\s+[^:]+|qr))(?::\s*([\d.,]*)\s*(?:cm)?)?\s*$/i.exec(marker.trim()) ?? []
  return name === undefined ? undefined : { name: name.trim(), width }
}

export const writeSized = ({ name, width }: SizedMarker): string => (width === '' ? name : `${name}: ${width} cm`)

/** Returns the title of a marker; undefined for an unknown one. */
export function titleOfMarker(marker: string, offer: Offer | undefined): string | undefined {
  // until the offer has loaded, no marker counts as unknown
  if (!offer) return marker
  const text = marker.trim()
  if (/^fim$/i.test(text)) return documentoTexts.conditionEnd
  if (/^sen[ãa]o$/i.test(text)) return documentoTexts.conditionElse
  const condition = /^se\s/i.test(text) ? readCondition(text) : undefined
  if (condition) return conditionTitle(condition, offer)
  const sized = readSized(text)
  const name = sized?.name ?? text.split(':')[0]?.trim()
  const option = offer.options.find((one) => one.marcador === name)
  if (!option) return undefined
  const title = `${option.grupo}: ${option.titulo}`
  return sized?.name.startsWith('imagem') ? documentoTexts.picture(title) : title
}

function conditionTitle({ field, operator, value }: ConditionMarker, offer: Offer): string | undefined {
  const option = offer.options.find(({ marcador }) => marcador === field)
  if (!option) return undefined
  const words = documentoTexts.operators(offer.comparable[field])[operator] ?? operator
  return documentoTexts.onlyIf(`${option.grupo}: ${option.titulo} ${words} ${value}`.trim())
}

/** Returns the operators a field supports. */
export function operatorsOf(comparable: Comparable | undefined): Operator[] {
  if (!comparable) return ['filled', 'empty']
  const equal: Operator[] = ['=', '≠', 'filled', 'empty']
  return comparable.comparacao === 'ordem' ? ['=', '≠', '>', '<', '≥', '≤', 'filled', 'empty'] : equal
}

/** Columns by their names, in the order of the names. */
export const columnsNamed = (columns: Column[], names: string[]): Column[] =>
  names.flatMap((name) => columns.find(({ coluna }) => coluna === name) ?? [])
