import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/helpers/database.ts'
import type { Outcome } from './copy.ts'
import { type Fault, faults } from './faults.ts'
import type { Attempt } from './run.ts'

/** Runs of the copy: four minutes and a half alone, twice that beside two other workers. */
const patience = 1_200_000

const outcomes = new Map<Fault | 'sound', Attempt>()

beforeAll(async () => {
  // the copy's databases are made from our template
  await (await createTestDatabase()).drop()
  const report = join(inject('runFolder'), 'falhas.json')
  await runProgram(JSON.stringify(inject('testServer')), report)
  const attempts = JSON.parse(readFileSync(report, 'utf8')) as Attempt[]
  for (const [i, what] of (['sound', ...faults] as const).entries()) {
    const attempt = attempts[i]
    if (attempt) outcomes.set(what, attempt)
  }
  console.log(`Faults planted: ${faults.length}, noticed: ${faults.filter((fault) => isNoticed(fault)).length}`)
}, patience)

/** Vitest inside Vitest is a process of its own: what the outer one set for its workers is not for the inner one. */
async function runProgram(...args: string[]): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_OPTIONS)/.test(name)),
  )
  const program = fileURLToPath(new URL('run.ts', import.meta.url))
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], { env, maxBuffer: 1 << 26 })
}

/** Whether the test that must fail did. */
function isNoticed(fault: Fault): boolean {
  const outcome = outcomes.get(fault)
  return outcome !== undefined && 'failed' in outcome && outcome.failed.some((title) => title.startsWith(fault.noticed))
}

function outcomeOf(what: Fault | 'sound'): Outcome {
  const outcome = outcomes.get(what) ?? { error: 'It was not run' }
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome
}

describe('The generated tests of an entity', () => {
  test('pass on an unchanged copy of the project', () => {
    const { passed, failed, text } = outcomeOf('sound')
    expect(failed, text).toEqual([])
    expect(passed).toBeGreaterThan(40)
  })

  test.each(faults.map((fault) => [fault.title, fault] as const))('fail when %s', (_, fault) => {
    const { failed, text } = outcomeOf(fault)
    expect(isNoticed(fault), `${failed.join('\n')}\n${text}`).toBe(true)
  })
})
