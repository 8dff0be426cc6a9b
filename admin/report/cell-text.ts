import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a cell of a preview. */
export function cellText(value: unknown, format: string | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') {
    if (format === 'decimal' || format === 'money') return decimal.format(value)
    if (format === 'percent') return `${oneDecimal.format(value)}%`
    if (format === 'rate') return `${decimal.format(value)}%`
    if (format === 'code') return String(value)
    return value.toLocaleString('pt-BR', { maximumFractionDigits: 8 })
  }
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return displayDay(text)
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? displayInstant(text) : text
}
