/**
 * Parses numbers in pt-BR notation: '1.234,56', '1234,56', '-3', also '1234.56' from other programs. A single point before exactly three
 * digits separates thousands. Returns undefined for anything else.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[R$%\s]/g, '')
  const plain =
    bare.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  return Number(plain)
}

/** Formats 1234.5 as '1.234,50' with two fixed decimals; `fixed` is the minimum, `fraction` the maximum number of decimals. */
export function showNumber(value: unknown, fraction: number, fixed = 0, grouping = true): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return value.toLocaleString('pt-BR', {
    minimumFractionDigits: fixed,
    maximumFractionDigits: fraction,
    useGrouping: grouping,
  })
}

/** Returns the decimals a `multipleOf` allows: 0.01 → 2; 4 without one. */
export function decimalsOf(multipleOf: number | undefined): number {
  if (multipleOf === undefined) return 4
  return String(multipleOf).split('.')[1]?.length ?? 0
}
