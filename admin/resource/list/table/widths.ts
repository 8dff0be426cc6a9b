import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { Column } from '../../columns.ts'

/** How wide a column must be at least, how wide it is good, and how much of the room that is left it takes. Pixels. */
export interface ColumnWidth {
  min: number
  ideal: number
  /** share of what is left when every column has its ideal width; 0 for codes and dates, which gain nothing by it */
  grow: number
}

/** Room left and right of a cell's content, together. */
const cellPadding = 8
/** One letter of a cell, and of a header (smaller, bold), on average. */
const letter = 6.9
const headLetter = 7.2
const digit = 8.8
const chipLetter = 6.6
const chipFrame = 20
const sortMark = 12
/** Longer words of a header are cut off where room is short. */
const longestHead = 108

/** What texts of a format need: they have one length. */
const formats: Record<string, number> = {
  ...{ date: 77, 'date-time': 118, hora: 40, horas: 48, 'mes-ano': 64, cep: 66, ddd: 30 },
  ...{ cpf: 106, cnpj: 136, 'cnpj-cpf': 136, telefone: 88, pis: 106, 'titulo-eleitor': 106, cno: 108, caepf: 120 },
  inscricao: 136,
}

/** '(85) 98765-4321' */
const wholeTelephone = 122

/** The width of a column, from its field alone: the same on every page of the list, whatever stands in it. */
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

/** What a record is called stands in bold letters: a code or a date that just fits would be cut. */
const inBold = (width: ColumnWidth): ColumnWidth =>
  width.grow > 0 ? width : { min: width.min * 1.1, ideal: width.ideal * 1.1, grow: 0 }

function contentWidth(field: Field): ColumnWidth {
  if (field.path === 'id') return { min: 40, ideal: 52, grow: 0 }
  if (field.type === 'boolean') return fixed(46)
  if (field.format === 'arquivo') return fixed(40)
  if (field.kind === 'references' || field.kind === 'ids' || field.kind === 'json')
    return { min: 80, ideal: 200, grow: 1 }
  // long words of names of areas and places stay whole
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
 * The columns' widths in a table with this much room for them: everyone's ideal when there is enough (what is left goes to those that grow), in
 * between a fair share, and no less than the least: then the table is wider than its place and moves sideways.
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
