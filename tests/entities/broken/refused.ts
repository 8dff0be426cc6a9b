import { expect } from 'vitest'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults, isVisible } from '#schemas/runtime/record/record.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { type Case, errorsOf } from '../case.ts'
import { makerNow } from '../subject.ts'
import { bodyAt, type Place, type RowWish } from './place.ts'
import type { Plan } from './plan.ts'
import { under } from './settings.ts'

type Wanted = Pick<FieldError, 'field' | 'message'>

/** One way to break a valid row, and what the product must say of it. */
export interface Trial extends RowWish {
  change(row: RecordData): void
  wanted: Wanted[] | ((row: RecordData) => Wanted[])
}

/** Sends records with a broken row under the settings of a plan: each 400, with each error where it belongs. */
export async function refused(one: Case, place: Place, plan: Plan | undefined, trials: Trial[]): Promise<void> {
  expect(plan, 'a state in which the field shows').toBeDefined()
  if (!plan) return
  const { admin, runtimes } = one.subject()
  const runtime = runtimes.get(place.entity.path)
  await under(admin, plan, async () => {
    const { maker, context } = await makerNow(one.subject(), plan)
    for (const { change, wanted, ...wish } of trials) {
      let row: RecordData = {}
      const breakRow = (made: RecordData) => {
        change(made)
        row = made
      }
      const body = await bodyAt(maker, one.entity, place, breakRow, wish)
      const answer = await one.subject().admin.post(one.url, body)
      expect(answer.statusCode).toBe(400)
      for (const { field = '', message } of typeof wanted === 'function' ? wanted(row) : wanted) {
        const known = writable(place.entity).find((f) => f.path === field)
        // otherwise the plan would be wrong, not the product
        if (known)
          expect([field, isVisible(runtime, known, applyDefaults(runtime, row, context), context)]).toEqual([
            field,
            true,
          ])
        const at = `${place.prefix}${field}`
        expect(errorsOf(answer)).toContainEqual(expect.objectContaining({ field: at, message }))
      }
    }
  })
}
