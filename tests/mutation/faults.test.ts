import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/helpers/database.ts'
import { Copy, type Outcome } from './copy.ts'
import { type Fault, faults } from './faults.ts'

/** Runs of the copy, which may take their time on a busy machine. */
const patience = 600_000
const outcomes = new Map<Fault | 'sound', Outcome | Error>()

beforeAll(async () => {
  // the copy's databases are made from our template
  await (await createTestDatabase()).drop()
  const copy = new Copy(inject('testServer'))
  try {
    for (const what of ['sound', ...faults] as const) {
      const run = what === 'sound' ? copy.runSound() : copy.runWith(what)
      outcomes.set(what, await run.catch((error: unknown) => error as Error))
    }
  } finally {
    copy.remove()
  }
}, patience)

afterAll(() => {
  const caught = faults.filter((fault) => isNoticed(fault, outcomes.get(fault))).length
  console.log(`Faults planted: ${faults.length}, noticed: ${caught}`)
  outcomes.clear()
})

/** Whether the test that must fail did. */
const isNoticed = ({ noticed }: Fault, outcome: Outcome | Error | undefined): boolean =>
  outcome !== undefined && !(outcome instanceof Error) && outcome.failed.some((title) => title.startsWith(noticed))

function outcomeOf(what: Fault | 'sound'): Outcome {
  const outcome = outcomes.get(what)
  if (!outcome || outcome instanceof Error) throw outcome ?? new Error('It was not run')
  return outcome
}

describe('The generated tests of an entity', () => {
  test('pass on an unchanged copy of the project', () => {
    const { passed, failed, text } = outcomeOf('sound')
    expect(failed, text).toEqual([])
    expect(passed).toBeGreaterThan(40)
  })

  test.each(faults.map((fault) => [fault.title, fault] as const))('fail when %s', (_, fault) => {
    const outcome = outcomeOf(fault)
    expect(isNoticed(fault, outcome), `${outcome.failed.join('\n')}\n${outcome.text}`).toBe(true)
  })
})
