let counter = 0

/** A number unique in this run: keeps unique keys apart. */
export const next = (): number => ++counter

const digit = (numbers: number[], weights: number[]): number => {
  const rest = numbers.reduce((sum, n, i) => sum + n * (weights[i] ?? 0), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** A past day for each number, ascending (repeats after 9000). */
export const date = (n: number): string => new Date(Date.UTC(2000, 0, 1 + (n % 9000))).toISOString().slice(0, 10)

/** A CPF of its own for each number. */
export function cpf(n: number): string {
  const base = String(100_000_000 + ((n * 7919) % 800_000_000))
    .split('')
    .map(Number)
  const first = digit(base, [10, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = digit([...base, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return [...base, first, second].join('')
}

/** A CNPJ of its own for each number. */
export function cnpj(n: number): string {
  const base = `${String(10_000_000 + n)}0001`.split('').map(Number)
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const first = digit(base, weights)
  const second = digit([...base, first], [6, ...weights])
  return [...base, first, second].join('')
}
