/** Number format of a value. Percentages are in per cent: 12.5 is '12,5%'. */
export type NumberFormat = 'inteiro' | 'decimal' | 'percentual' | 'moeda'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** '1.234', '12,5%', 'R$ 1.234,50'; '–' for a missing one. */
export function numberText(value: number | undefined, format: NumberFormat = 'inteiro'): string {
  if (value === undefined) return '–'
  if (format === 'moeda') return money.format(value)
  if (format === 'percentual') return `${decimal.format(value)}%`
  return format === 'decimal' ? decimal.format(value) : whole.format(value)
}

/** Formats an axis label compactly: '1,2 mil'. */
export function axisText(value: number, format: NumberFormat = 'inteiro'): string {
  const text = Math.abs(value) >= 10_000 ? short.format(value) : decimal.format(value)
  return format === 'percentual' ? `${text}%` : text
}

/** Formats a share: '25%'; '0%' when the total is 0. */
export const shareText = (value: number, total: number): string =>
  `${decimal.format(total === 0 ? 0 : Math.round((value / total) * 1000) / 10)}%`
