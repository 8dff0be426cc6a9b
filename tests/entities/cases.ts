import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { actions } from './aspects/actions.ts'
import { bulkEdit } from './aspects/bulk-edit.ts'
import { childRoutes } from './aspects/child-routes.ts'
import { children } from './aspects/children.ts'
import { copies } from './aspects/copies.ts'
import { dependencies } from './aspects/dependencies.ts'
import { exchange } from './aspects/exchange.ts'
import { guarded } from './aspects/guarded.ts'
import { ignored } from './aspects/ignored.ts'
import { isolation } from './aspects/isolation.ts'
import { managers } from './aspects/managers.ts'
import { owner } from './aspects/owner.ts'
import { permissions } from './aspects/permissions.ts'
import { computed } from './aspects/reading/computed.ts'
import { expiry } from './aspects/reading/expiry.ts'
import { histories } from './aspects/reading/histories.ts'
import { lists } from './aspects/reading/lists.ts'
import { pickers } from './aspects/reading/pickers.ts'
import { related } from './aspects/reading/related.ts'
import { summary } from './aspects/reading/summary.ts'
import { views } from './aspects/reading/views.ts'
import { restore } from './aspects/restore.ts'
import { blanks } from './aspects/rules/blanks.ts'
import { effects } from './aspects/rules/effects.ts'
import { numbers } from './aspects/rules/numbers.ts'
import { refusals } from './aspects/rules/refusals.ts'
import { rules } from './aspects/rules/rules.ts'
import { secrets } from './aspects/secrets.ts'
import { single } from './aspects/single.ts'
import { spoken } from './aspects/spoken.ts'
import { storing } from './aspects/storing.ts'
import { versions } from './aspects/versions.ts'
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
