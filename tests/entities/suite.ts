import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { casesOf } from './cases.ts'
import { Tally } from './naive/tally.ts'
import { listed, model, type Subject, singles, startSubject } from './subject.ts'

/** Tests of every entity of a group, or of those named (environment ENTITIES), made from its definition (promise 3). */
export function describeGroup(group: string, only = process.env.ENTITIES?.split(',')): void {
  const entities = listed(model, group)
  test(`${group} has registers`, () => expect(entities.length).toBeGreaterThan(0))
  const wanted = [...entities, ...singles(model, group)].filter(({ path }) => only?.includes(path) ?? true)
  describeEntities(group, wanted, model, () => startSubject())
}

/** Tests of these entities of a model, against a product that serves it. */
export function describeEntities(name: string, entities: Entity[], of: Model, start: () => Promise<Subject>): void {
  const tally = new Tally(name)
  let subject: Subject
  beforeAll(async () => {
    subject = await start()
  })
  afterAll(async () => {
    await subject?.app.close()
    tally.print()
  })
  for (const entity of entities)
    describe(entity.path, () => {
      tally.count(entity.path)
      for (const { title, run } of casesOf(entity, of, () => subject)) test(title, async () => void (await run()))
    })
}
