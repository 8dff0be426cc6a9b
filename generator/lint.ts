import type { Problem } from '#schemas/loader/problem.ts'
import { conditionsNamed } from './lint/conditions/conditions-named.ts'
import { ifRequired, namedConditions } from './lint/conditions/if-required.ts'
import { possible } from './lint/conditions/possible.ts'
import { requiredNamed } from './lint/conditions/required-named.ts'
import { satisfiable } from './lint/conditions/satisfiable.ts'
import { settingsNamed } from './lint/conditions/settings-named.ts'
import { visibility } from './lint/conditions/visibility.ts'
import { visibleCircle } from './lint/conditions/visible-circle.ts'
import type { LintContext, LintRule } from './lint/context.ts'
import { checkKinds } from './lint/fields/check-kinds.ts'
import { checksNamed } from './lint/fields/checks-named.ts'
import { computed } from './lint/fields/computed.ts'
import { convert } from './lint/fields/convert.ts'
import { copies } from './lint/fields/copies.ts'
import { fieldHints } from './lint/fields/field-hints.ts'
import { fieldsNamed } from './lint/fields/fields-named.ts'
import { numbers } from './lint/fields/numbers.ts'
import { personal } from './lint/fields/personal.ts'
import { values } from './lint/fields/values.ts'
import { codeProblems } from './lint/pages/code.ts'
import { dashboardProblems } from './lint/pages/dashboards.ts'
import { groupProblems } from './lint/pages/groups.ts'
import { measureProblems } from './lint/pages/measures.ts'
import { reportProblems } from './lint/pages/reports-named.ts'
import { screenProblems } from './lint/pages/screens.ts'
import { acrossEntities } from './lint/registers/across.ts'
import { documents } from './lint/registers/documents.ts'
import { extensible } from './lint/registers/extensible.ts'
import { filterable } from './lint/registers/filterable.ts'
import { firstRecord } from './lint/registers/first-record.ts'
import { formComplete } from './lint/registers/form-complete.ts'
import { joins } from './lint/registers/joins.ts'
import { knownBy } from './lint/registers/known-by.ts'
import { listStates } from './lint/registers/list-states.ts'
import { once } from './lint/registers/once.ts'
import { reached } from './lint/registers/reached.ts'
import { related } from './lint/registers/related.ts'
import { columnsApart } from './lint/registers/same-columns.ts'
import { scope } from './lint/registers/scope.ts'
import { structure } from './lint/registers/structure.ts'
import { summary } from './lint/registers/summary.ts'
import { views } from './lint/registers/views.ts'
import { workflow } from './lint/registers/workflow.ts'

const rules: LintRule[] = [
  structure,
  scope,
  knownBy,
  reached,
  joins,
  settingsNamed,
  extensible,
  fieldsNamed,
  requiredNamed,
  conditionsNamed,
  checksNamed,
  checkKinds,
  filterable,
  listStates,
  fieldHints,
  copies,
  convert,
  numbers,
  ifRequired,
  visibility,
  visibleCircle,
  formComplete,
  columnsApart,
  once,
  possible,
  satisfiable,
  values,
  personal,
  related,
  documents,
  computed,
  firstRecord,
  workflow,
  views,
  summary,
]

export interface LintOptions {
  /** actions, reports and screens may still be without code */
  codeMayLack?: boolean
}

/** Mistakes that only show when a file is seen together with the others and with the code; each file's own ones are the loader's. */
export function lint(context: LintContext, { codeMayLack = false }: LintOptions = {}): Problem[] {
  const problems = context.sources.entities.flatMap(({ file, schema }) => {
    const entity = context.model.entities.get(file.replace(/\.json$/, ''))
    return entity ? rules.flatMap((rule) => rule({ entity, file, schema }, context)) : []
  })
  const conditions = namedConditions(context.sources.shared.get('conditions.json')?.$defs ?? {})
  const code = codeMayLack ? [] : codeProblems(context)
  return [
    ...problems,
    ...conditions,
    ...acrossEntities(context),
    ...reportProblems(context),
    ...measureProblems(context),
    ...dashboardProblems(context),
    ...groupProblems(context),
    ...screenProblems(context),
    ...code,
  ]
}
