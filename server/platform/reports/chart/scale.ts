/** Marks of an axis from 0 to what holds the largest value, in steps of 1, 2 or 5: at most six. */
export function marksUpTo(largest: number, whole: boolean): number[] {
  const rough = Math.max(largest, whole ? 1 : 0.01) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const fine = [1, 2, 5, 10].map((part) => part * power).find((step) => step >= rough) ?? rough
  const step = whole ? Math.max(1, fine) : fine
  const count = Math.ceil(largest / step - 1e-9)
  // rounds to 12 digits: 0.1 + 0.2 has to read 0.3
  return Array.from({ length: Math.max(1, count) + 1 }, (_, i) => Number((i * step).toPrecision(12)))
}
