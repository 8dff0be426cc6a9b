import type { Declared } from '../declare.ts'

export interface Failure {
  title: string
  message: string
}

/** The words of an error, with the values that an assertion compared. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { actual, expected } = error as { actual?: unknown; expected?: unknown }
  const values = actual === undefined && expected === undefined ? '' : ` | ${short(actual)} ≠ ${short(expected)}`
  return `${error.message.split('\n')[0]}${values}`
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 600)

/** Runs cases one after the other. @returns those that failed, each with the reason */
export async function runCases(cases: Declared[]): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const { title, run } of cases)
    try {
      await run()
    } catch (error) {
      failures.push({ title, message: reasonOf(error) })
    }
  return failures
}
