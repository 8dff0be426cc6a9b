import { displayDay } from '#schemas/runtime/dates.ts'
import type { CellFormat } from './define.ts'

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const exact = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 })
const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** A cell as it is printed in pt-BR. */
export function formatCell(value: string | number | null | undefined, format: CellFormat = 'text'): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return format === 'date' ? displayDay(value) : value
  switch (format) {
    case 'integer':
      return integer.format(value)
    case 'number':
      return number.format(value)
    case 'exact':
      return exact.format(value)
    case 'money':
      return money.format(value)
    case 'percent':
      return `${decimal.format(value)}%`
    case 'rate':
      return `${money.format(value)}%`
    case 'decimal':
      return decimal.format(value)
    default:
      return String(value)
  }
}

export const isNumeric = (format: CellFormat = 'text'): boolean => format !== 'text' && format !== 'date'
