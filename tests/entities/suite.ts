import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity } from '#schemas/runtime/model.ts'
import { actions } from './aspects/actions.ts'
import { blanks } from './aspects/blanks.ts'
import { bulkEdit } from './aspects/bulk-edit.ts'
import { childRoutes } from './aspects/child-routes.ts'
import { children } from './aspects/children.ts'
import { dependencies } from './aspects/dependencies.ts'
import { exchange } from './aspects/exchange.ts'
import { histories } from './aspects/histories.ts'
import { ignored } from './aspects/ignored.ts'
import { isolation } from './aspects/isolation.ts'
import { lists } from './aspects/lists.ts'
import { managers } from './aspects/managers.ts'
import { permissions } from './aspects/permissions.ts'
import { refusals } from './aspects/refusals.ts'
import { restore } from './aspects/restore.ts'
import { rules } from './aspects/rules.ts'
import { secrets } from './aspects/secrets.ts'
import { single } from './aspects/single.ts'
import { storing } from './aspects/storing.ts'
import { versions } from './aspects/versions.ts'
import { caseOf } from './case.ts'
import { listed, type Subject, singles, startSubject } from './subject.ts'
import { Tally } from './tally.ts'

const aspects = [
  storing,
  rules,
  refusals,
  blanks,
  ignored,
  secrets,
  versions,
  isolation,
  permissions,
  managers,
  actions,
  children,
  childRoutes,
  bulkEdit,
  restore,
  dependencies,
  exchange,
  histories,
  lists,
]

/** Tests of every entity of a group (or of one of them), made from its definition (promise 3). */
export function describeGroup(group: string, only?: string): void {
  const wanted = ({ path }: Entity) => only === undefined || path === only
  const tally = new Tally(group)
  let subject: Subject
  beforeAll(async () => {
    subject = await startSubject()
  })
  afterAll(async () => {
    await subject?.app.close()
    tally.print()
  })
  const entities = listed(group).filter(wanted)
  test(`${group} tem cadastros`, () => expect(entities.length).toBeGreaterThan(0))
  for (const entity of entities)
    describe(entity.path, () => {
      tally.count(entity.path)
      const one = caseOf(entity, () => subject)
      for (const aspect of aspects) aspect(one)
    })
  for (const entity of singles(group).filter(wanted))
    describe(entity.path, () => {
      tally.count(entity.path)
      single(entity, () => subject)
    })
}
