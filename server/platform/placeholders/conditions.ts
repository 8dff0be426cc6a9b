import { suggestName } from '#schemas/loader/suggest.ts'
import { compareDecimals, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { cellValue } from '#server/platform/crud/exchange/cells.ts'
import { type Placeholder, placeholderProblem, readPlaceholder } from './placeholders.ts'
import type { Sources } from './sources.ts'

export type Operator = 'filled' | 'empty' | '=' | '≠' | '>' | '<' | '≥' | '≤'

/** '{{se candidato.pessoal.sexo = Feminino}}': the text up to '{{fim}}' is printed only where the condition holds. */
export interface Condition {
  placeholder: Placeholder
  operator: Operator
  /** as written in the text */
  value: string
}

/** A marker of a conditional part: if, else or end. */
export type Mark = { kind: 'if'; condition: Condition | undefined } | { kind: 'else' | 'end' }

const CONDITION = /^se\s+(n[ãa]o\s+)?([\w.]+)\s*(?:(=|≠|!=|<>|>=|≥|<=|≤|>|<)\s*(\S.*))?$/i
const spelled: Record<string, Operator> = { '!=': '≠', '<>': '≠', '>=': '≥', '<=': '≤' }
const ordering: readonly Operator[] = ['>', '<', '≥', '≤']

/** Parses a marker between braces; undefined for a placeholder. A condition that cannot be parsed is an 'if' with `condition` undefined. */
export function readMark(inside: string): Mark | undefined {
  const text = inside.trim()
  if (/^fim$/i.test(text)) return { kind: 'end' }
  if (/^sen[ãa]o$/i.test(text)) return { kind: 'else' }
  if (!/^se(\s|$)/i.test(text)) return undefined
  const [, not, name = '', sign, value = ''] = CONDITION.exec(text) ?? []
  if (name === '' || (not && sign)) return { kind: 'if', condition: undefined }
  const operator = sign ? (spelled[sign] ?? (sign as Operator)) : not ? 'empty' : 'filled'
  return { kind: 'if', condition: { placeholder: readPlaceholder(name), operator, value: value.trim() } }
}

/** The error of a condition in one sentence. */
export function conditionProblem(
  inside: string,
  { condition }: { condition: Condition | undefined },
  sources: Sources,
) {
  if (!condition)
    return `A condição {{${inside.trim()}}} não se entende: escreva {{se campo}}, {{se não campo}} ou {{se campo = valor}}.`
  const { placeholder, operator, value } = condition
  const unknown = placeholderProblem(`{{${placeholder.name}}}`, sources)
  if (unknown) return unknown
  const field = sources.get(placeholder.root)?.fields.get(placeholder.path)
  if (!field || operator === 'filled' || operator === 'empty') return undefined
  return operandProblem(field, operator, value)
}

function operandProblem(field: Field, operator: Operator, value: string): string | undefined {
  const { title } = field
  if (field.kind === 'children') return `${title} é uma lista: a condição só pode perguntar se ela tem linhas.`
  const isOrdered = field.type === 'number' || field.type === 'integer' || isDay(field)
  if (ordering.includes(operator) && !isOrdered)
    return `${title} não é número nem data: só pode ser comparado com = ou ≠.`
  const operand = operandOf(field, value)
  if (field.options && !field.options.some((option) => option.value === operand)) {
    const hint = suggestName(
      value,
      field.options.map((option) => option.title),
    )
    return `${title} não tem a opção "${value}"${hint ? `: ${hint}` : '.'}`
  }
  if (field.type === 'boolean' && typeof operand !== 'boolean') return `${title} se compara com Sim ou Não.`
  if (isDay(field) && !/^\d{4}-\d{2}-\d{2}$/.test(String(operand)))
    return `${title} se compara com uma data: dd/mm/aaaa.`
  if (isOrdered && !isDay(field) && typeof operand !== 'number') return `${title} se compara com um número.`
  return undefined
}

const isDay = ({ format }: Field): boolean => format === 'date' || format === 'date-time'

/** Parses the operand as written ('31/12/2026', '1.234,56', 'Sim', the title of an option) into a value of the field. */
export function operandOf(field: Field, text: string): unknown {
  if (!isDay(field)) return cellValue(field, text)
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : text
}

/** Whether a condition holds for a value; comparisons with a missing value are false. */
export function conditionHolds({ operator, value }: Condition, field: Field, found: unknown): boolean {
  if (operator === 'filled') return isFilled(field, found)
  if (operator === 'empty') return !isFilled(field, found)
  if (!isFilled({ ...field, type: undefined }, found)) return false
  const order = orderOf(field, found, operandOf(field, value))
  if (operator === '=') return order === 0
  if (operator === '≠') return order !== 0
  if (operator === '>') return order > 0
  if (operator === '<') return order < 0
  return operator === '≥' ? order >= 0 : order <= 0
}

function isFilled({ type }: Pick<Field, 'type'>, found: unknown): boolean {
  if (Array.isArray(found)) return found.length > 0
  return type === 'boolean' ? found === true : found !== undefined && found !== null && found !== ''
}

/** Compares value and operand: 0 where equal; texts and names ignore case and accents. */
function orderOf(field: Field, found: unknown, operand: unknown): number {
  if (field.options || field.type === 'boolean') return alike(found, operand) ? 0 : 1
  if (typeof found === 'number' && typeof operand === 'number')
    return compareDecimals(toDecimal(found), toDecimal(operand))
  if (isDay(field)) return dayOf(field, String(found)).localeCompare(String(operand))
  return foldText(formatValue(field, found)) === foldText(String(operand)) ? 0 : 1
}

const dayOf = ({ format }: Field, found: string): string =>
  format === 'date-time' ? isoDay(new Date(found)) : found.slice(0, 10)

const alike = (found: unknown, operand: unknown): boolean =>
  Array.isArray(found) ? found.includes(operand) : found === operand
