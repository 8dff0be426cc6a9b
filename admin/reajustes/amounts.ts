const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const signed = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'exceptZero' })
const percent = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const ratio = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const NONE = '—'
const shown = (format: Intl.NumberFormat, value: number | undefined, unit = '') =>
  value === undefined ? NONE : `${format.format(value)}${unit}`

/** Formatters of amounts; undefined is a dash. */
export const emReais = (value: number | undefined): string => shown(money, value)
export const emDiferenca = (value: number | undefined): string => shown(signed, value)
export const emPorcento = (value: number | undefined): string => shown(percent, value, '\u00a0%')
export const emRazao = (value: number | undefined): string => shown(ratio, value)
