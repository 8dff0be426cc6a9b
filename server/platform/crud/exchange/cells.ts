import { isoDay } from '#schemas/runtime/dates.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { isRichText } from '#schemas/runtime/rich-text/rich-text.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Cell } from './read-table.ts'

/** Strips the apostrophe that marks a formula-like cell as text. */
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '')

/** A value as a cell says it, and an import takes it back: a rich text as it is stored. */
export const cellText = (field: Field, value: unknown): string =>
  typeof value === 'string' && isRichText(field.schema) ? value : formatValue(field, value)

/**
 * Converts a cell to the value a body would carry; undefined when it is empty. Unreadable values are passed through, so that validation refuses them.
 * References stay texts: they are resolved for many rows at once.
 */
export function cellValue(field: Field, cell: Cell): unknown {
  if (cell === null || cell === undefined) return undefined
  const raw = cell instanceof Date ? cell : typeof cell === 'string' ? unguarded(cell.trim()) : cell
  if (raw === '') return undefined
  if (field.kind === 'reference') return String(raw)
  if (field.kind === 'references' || field.kind === 'ids') return pieces(raw)
  if (field.kind === 'json') return field.schema.type === 'array' ? pieces(raw).map((piece) => item(field, piece)) : raw
  if (field.options) return option(field, raw)
  return scalar(field, raw)
}

const pieces = (raw: Exclude<Cell, null>): string[] =>
  String(raw)
    .split(/\s*[|;,]\s*/)
    .filter((piece) => piece !== '')

/** One of several values in a cell. */
function item(field: Field, piece: string): unknown {
  const type = field.schema.items?.type
  return !field.options && (type === 'integer' || type === 'number') ? numberOf(piece) : option(field, piece)
}

/** An option by its title or code; an unknown text is passed through. */
function option(field: Field, raw: Exclude<Cell, null>): unknown {
  const text = foldText(String(raw).trim())
  const found = field.options?.find((o) => foldText(o.title) === text || foldText(String(o.value)) === text)
  return found ? found.value : field.type === 'string' || field.type === undefined ? String(raw) : raw
}

function scalar(field: Field, raw: Exclude<Cell, null>): unknown {
  switch (field.type) {
    case 'boolean':
      return typeof raw === 'boolean' ? raw : yesOrNo(String(raw))
    case 'integer':
    case 'number':
      return typeof raw === 'number' ? raw : numberOf(String(raw))
    default:
      return textOf(field, raw)
  }
}

function yesOrNo(text: string): boolean | string {
  const word = foldText(text)
  if (['sim', 's', 'x', '1', 'true', 'verdadeiro', 'yes'].includes(word)) return true
  return ['nao', 'n', '0', 'false', 'falso', 'no'].includes(word) ? false : text
}

/** Parses '1.234,56', 'R$ 1.234,56', '12,5%', '1.234' (the dot separates thousands, as in Brazil) and '1234.56'; any other text is returned as it is. */
function numberOf(text: string): number | string {
  const bare = text.replace(/^R\$\s*|\s*%$/g, '').replace(/\s/g, '')
  const grouped = bare.includes(',') || /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare)
  const plain = grouped ? bare.replace(/\./g, '').replace(',', '.') : bare
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

function textOf(field: Field, raw: Exclude<Cell, null>): unknown {
  const format = field.format ? formats[field.format] : undefined
  if (raw instanceof Date) return field.format === 'date-time' ? raw.toISOString() : isoDay(raw, 'UTC')
  if (typeof raw === 'number') {
    if (field.format === 'date') return isoDay(new Date(Date.UTC(1899, 11, 30) + raw * 86_400_000), 'UTC')
    return String(raw).padStart(format?.digits ?? 0, '0')
  }
  return String(raw)
}
