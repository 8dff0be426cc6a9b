import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { Column } from '../../columns.ts'

/** Minimum and preferred width of a column in pixels, and its share of the remaining width. */
export interface ColumnWidth {
  min: number
  ideal: number
  /** share of the width left once every column has its ideal width; 0 for codes and dates */
  grow: number
}

/** Horizontal padding of a cell, both sides together. */
const cellPadding = 8
/** Average character width of a cell, and of a header (smaller, bold). */
const letter = 6.9
const headLetter = 7.2
const digit = 8.8
const chipLetter = 6.6
const chipFrame = 20
const sortMark = 12
/** Maximum header width; longer words are truncated where space is short. */
const longestHead = 108

/** Widths of texts with a fixed format. */
const formats: Record<string, number> = {
  ...{ date: 77, 'date-time': 118, hora: 40, horas: 48, 'mes-ano': 64, cep: 66, ddd: 30 },
  ...{ cpf: 106, cnpj: 136, 'cnpj-cpf': 136, telefone: 88, pis: 106, 'titulo-eleitor': 106, cno: 108, caepf: 120 },
  inscricao: 136,
}

/** '(85) 98765-4321' */
const wholeTelephone = 122

/** Width of a column, computed from its field only: the same on every page, whatever its content. */
export function widthOf(entity: Entity, { path, field, title: said, sortable }: Column): ColumnWidth {
  const title = said.split(/\s+/).reduce((longest, word) => Math.max(longest, word.length), 0) * headLetter
  const head = title + (sortable ? sortMark : 0)
  const isLabel = entity.label.includes(path)
  const { min, ideal, grow } = isLabel ? inBold(contentWidth(field)) : contentWidth(field)
  const least = Math.max(min, Math.min(head, longestHead))
  return {
    min: Math.ceil(Math.max(least, isLabel && grow > 0 ? 108 : 0) + cellPadding),
    ideal: Math.ceil(Math.max(ideal, head, isLabel && grow > 0 ? 220 : 0) + cellPadding),
    grow: isLabel && grow > 0 ? grow + 2 : grow,
  }
}

/** The label column is bold: fixed widths are increased by 10 %. */
const inBold = (width: ColumnWidth): ColumnWidth =>
  width.grow > 0 ? width : { min: width.min * 1.1, ideal: width.ideal * 1.1, grow: 0 }

function contentWidth(field: Field): ColumnWidth {
  if (field.path === 'id') return { min: 40, ideal: 52, grow: 0 }
  if (field.type === 'boolean') return fixed(46)
  if (field.format === 'arquivo') return fixed(40)
  if (field.kind === 'references' || field.kind === 'ids' || field.kind === 'json')
    return { min: 80, ideal: 200, grow: 1 }
  // wide enough for long words in names of areas and places
  if (field.kind === 'reference') return { min: 100, ideal: 170, grow: 1 }
  if (field.options) return ofOptions(field)
  if (field.hint.areaCode) return fixed(wholeTelephone)
  const known = formats[field.format ?? '']
  if (known !== undefined) return fixed(known)
  if (field.type === 'integer') return { min: 40, ideal: 60, grow: 0 }
  if (field.type === 'number') return { min: 70, ideal: 96, grow: 0 }
  const length = field.schema.maxLength ?? 100
  const ideal = Math.min(Math.max(length * (isDigits(field) ? digit : letter), 60), 260)
  return { min: Math.min(ideal, 84), ideal, grow: length > 20 ? 1 : 0 }
}

const isDigits = ({ schema }: Field): boolean => /^\^\[[01]-9\]/.test(schema.pattern ?? '')

function ofOptions({ options = [] }: Field): ColumnWidth {
  const longest = options.reduce((most, { title }) => Math.max(most, title.length), 0) * chipLetter + chipFrame
  return { min: Math.min(longest, 88), ideal: Math.min(longest, 200), grow: 0 }
}

const fixed = (width: number): ColumnWidth => ({ min: width, ideal: width, grow: 0 })

/**
 * Distributes the available width: every column its ideal width when that fits (the rest goes to growing columns), else proportionally
 * between minimum and ideal, but at least the minimum: then the table overflows and scrolls sideways.
 */
export function shareOut(columns: readonly ColumnWidth[], room: number): number[] {
  const sum = (of: (column: ColumnWidth) => number) => columns.reduce((total, column) => total + of(column), 0)
  const least = sum(({ min }) => min)
  if (room <= least) return columns.map(({ min }) => min)
  const ideal = sum((column) => column.ideal)
  if (room < ideal) {
    const part = (room - least) / (ideal - least)
    return columns.map((column) => column.min + (column.ideal - column.min) * part)
  }
  const growing = sum(({ grow }) => grow)
  const weight = (column: ColumnWidth) => (growing > 0 ? column.grow / growing : 1 / columns.length)
  return columns.map((column) => column.ideal + (room - ideal) * weight(column))
}

const iconWidth = 30
const checkboxWidth = 36

/** Width of the selection's and the actions' column. */
export const selectionWidth = checkboxWidth
export const actionsWidth = (icons: number): number => Math.max(icons * iconWidth, 46) + 12
