import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/visibility.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { colours } from '../render/pdfmake.ts'

/** One filled field of a record, as it is printed. */
export interface Fact {
  title: string
  text: string
}

/** Facts side by side. */
const columns = 3
/** From this many characters on a text gets a line of its own. */
const longText = 34

/** Filled fields of a record by path (inline objects opened up), in the order of the paths; fields a person does not see are left out. */
export function factsOf(runtime: EntityRuntime, record: RecordData, context: RuleContext, paths: string[]): Fact[] {
  return paths.flatMap((path) => {
    const field = fieldAt(runtime.entity, path)
    return field ? factsIn(runtime, record, context, field, '') : []
  })
}

function factsIn(
  runtime: EntityRuntime,
  record: RecordData,
  context: RuleContext,
  field: Field,
  prefix: string,
): Fact[] {
  if (!isVisible(runtime, field, record, context)) return []
  if (field.kind === 'object') {
    // 'Número' of what: an object inside an object gives its name to its parts
    const inner = field.path.includes('.') ? `${prefix}${field.title}: ` : prefix
    return (field.fields ?? []).flatMap((part) => factsIn(runtime, record, context, part, inner))
  }
  if (field.kind === 'children' || field.writeOnly || isFileField(field)) return []
  const text = formatValue(field, valueAt(record, field.path)).trim()
  const money = field.hint.widget === 'moeda' ? 'R$ ' : ''
  return text === '' ? [] : [{ title: `${prefix}${field.title}`, text: `${money}${text}` }]
}

/** Facts in three columns, each under its title; long ones over the whole width. */
export function factTable(facts: Fact[]): Content {
  const rows: TableCell[][] = []
  let open: TableCell[] = []
  const close = () => {
    if (open.length > 0) rows.push([...open, ...Array.from({ length: columns - open.length }, () => ({}))])
    open = []
  }
  for (const { title, text } of facts) {
    const cell = { stack: [{ text: title, fontSize: 7.5, color: colours.soft }, { text }] }
    if (text.length > longText || text.includes('\n')) {
      close()
      rows.push([{ ...cell, colSpan: columns }, {}, {}])
      continue
    }
    open.push(cell)
    if (open.length === columns) close()
  }
  close()
  if (rows.length === 0) return []
  return {
    table: { widths: ['33.33%', '33.33%', '33.33%'], body: rows, dontBreakRows: true },
    layout: 'facts',
  }
}
