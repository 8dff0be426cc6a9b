import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { actions } from './aspects/actions.ts'
import { blanks } from './aspects/blanks.ts'
import { bulkEdit } from './aspects/bulk-edit.ts'
import { childRoutes } from './aspects/child-routes.ts'
import { children } from './aspects/children.ts'
import { computed } from './aspects/computed.ts'
import { copies } from './aspects/copies.ts'
import { dependencies } from './aspects/dependencies.ts'
import { effects } from './aspects/effects.ts'
import { exchange } from './aspects/exchange.ts'
import { expiry } from './aspects/expiry.ts'
import { guarded } from './aspects/guarded.ts'
import { histories } from './aspects/histories.ts'
import { ignored } from './aspects/ignored.ts'
import { isolation } from './aspects/isolation.ts'
import { lists } from './aspects/lists.ts'
import { managers } from './aspects/managers.ts'
import { numbers } from './aspects/numbers.ts'
import { owner } from './aspects/owner.ts'
import { permissions } from './aspects/permissions.ts'
import { pickers } from './aspects/pickers.ts'
import { refusals } from './aspects/refusals.ts'
import { related } from './aspects/related.ts'
import { restore } from './aspects/restore.ts'
import { rules } from './aspects/rules.ts'
import { secrets } from './aspects/secrets.ts'
import { single } from './aspects/single.ts'
import { spoken } from './aspects/spoken.ts'
import { storing } from './aspects/storing.ts'
import { summary } from './aspects/summary.ts'
import { versions } from './aspects/versions.ts'
import { views } from './aspects/views.ts'
import { workflow } from './aspects/workflow.ts'
import { caseOf } from './case.ts'
import { collect, type Declared } from './declare.ts'
import type { Subject } from './subject.ts'

const aspects = [
  storing,
  rules,
  refusals,
  blanks,
  ignored,
  secrets,
  guarded,
  versions,
  isolation,
  owner,
  numbers,
  expiry,
  copies,
  permissions,
  pickers,
  spoken,
  managers,
  actions,
  workflow,
  effects,
  views,
  children,
  childRoutes,
  bulkEdit,
  restore,
  dependencies,
  related,
  summary,
  exchange,
  histories,
  lists,
  computed,
]

/** Every case that follows from the definition of an entity with a list of its own, or of a single record. */
export function casesOf(entity: Entity, model: Model, subject: () => Subject): Declared[] {
  if (entity.single) return collect(() => single(entity, subject))
  const one = caseOf(entity, model, subject)
  return collect(() => {
    for (const aspect of aspects) aspect(one)
  })
}
