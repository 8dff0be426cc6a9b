import type { Customisation } from '#schemas/company/customisation.ts'
import { readText } from '#schemas/company/own-property.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import type { StoredValue } from './stored.ts'

/** Rows named in a refusal. */
const named = 5

const records = (n: number) => (n === 1 ? '1 registro' : `${n.toLocaleString('pt-BR')} registros`)

const listed = (rows: readonly StoredValue[]): string => {
  const names = rows.slice(0, named).map(({ id, rotulo }) => rotulo || `Código ${id}`)
  return rows.length > named ? `${names.join(', ')} e mais ${records(rows.length - named)}` : names.join(', ')
}

/** Errors for removed options of a choice that records still hold. */
export function optionErrors(row: Customisation, values: readonly StoredValue[]): FieldError[] {
  if (row.tipo !== 'ESCOLHA') return []
  const offered = new Set((row.opcoes ?? []).map(({ codigo }) => codigo))
  return groups(values.filter(({ valor }) => !offered.has(String(valor)))).map(([codigo, rows]) =>
    fieldError(
      'opcoes',
      `A opção ${codigo} está em ${records(rows.length)} (${listed(rows)}) e não pode ser excluída. Encerre-a.`,
    ),
  )
}

function groups(values: readonly StoredValue[]): [string, StoredValue[]][] {
  const found = new Map<string, StoredValue[]>()
  for (const value of values) found.set(String(value.valor), [...(found.get(String(value.valor)) ?? []), value])
  return [...found]
}

/** Converts all stored values to the new type, or returns the rows that prevent it. No value is rounded, cut or guessed. */
export function convertAll(
  before: Customisation,
  row: Customisation,
  values: readonly StoredValue[],
): { errors: FieldError[]; converted: { id: number; valor: unknown }[] } {
  const converted: { id: number; valor: unknown }[] = []
  const lost: StoredValue[] = []
  for (const value of values) {
    const valor = convert(before, row, value.valor)
    if (valor === undefined) lost.push(value)
    else converted.push({ id: value.id, valor })
  }
  if (lost.length === 0) return { errors: [], converted }
  const message = `O tipo não pode mudar: ${records(lost.length)} ${lost.length === 1 ? 'tem um valor' : 'têm valores'} que se ${lost.length === 1 ? 'perderia' : 'perderiam'} (${listed(lost)})`
  return { errors: [fieldError('tipo', message)], converted: [] }
}

function convert(before: Customisation, row: Customisation, value: unknown): unknown {
  if (before.tipo === 'REFERENCIA' || row.tipo === 'REFERENCIA')
    return before.tipo === row.tipo && before.referencia === row.referencia ? value : undefined
  const read = readText(row, textOf(before, value))
  if (typeof read === 'number') {
    const decimals = row.tipo === 'MOEDA' ? 2 : (row.casas ?? 0)
    return Number(read.toFixed(decimals)) === read ? read : undefined
  }
  return read
}

/** A value as text, as users would type it. */
function textOf({ tipo, opcoes }: Customisation, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (tipo === 'DATA') return displayDay(String(value))
  return opcoes?.find(({ codigo }) => codigo === value)?.titulo ?? String(value)
}
