import type { Problem } from '#schemas/loader/problem.ts'
import { acrossEntities } from './lint/across.ts'
import { checkKinds } from './lint/check-kinds.ts'
import { checksNamed } from './lint/checks-named.ts'
import { codeProblems } from './lint/code.ts'
import { computed } from './lint/computed.ts'
import { conditionsNamed } from './lint/conditions-named.ts'
import type { LintContext, LintRule } from './lint/context.ts'
import { convert } from './lint/convert.ts'
import { copies } from './lint/copies.ts'
import { dashboardProblems } from './lint/dashboards.ts'
import { documents } from './lint/documents.ts'
import { extensible } from './lint/extensible.ts'
import { fieldHints } from './lint/field-hints.ts'
import { fieldsNamed } from './lint/fields-named.ts'
import { filterable } from './lint/filterable.ts'
import { firstRecord } from './lint/first-record.ts'
import { formComplete } from './lint/form-complete.ts'
import { groupProblems } from './lint/groups.ts'
import { ifRequired, namedConditions } from './lint/if-required.ts'
import { joins } from './lint/joins.ts'
import { knownBy } from './lint/known-by.ts'
import { listStates } from './lint/list-states.ts'
import { measureProblems } from './lint/measures.ts'
import { numbers } from './lint/numbers.ts'
import { once } from './lint/once.ts'
import { personal } from './lint/personal.ts'
import { possible } from './lint/possible.ts'
import { reached } from './lint/reached.ts'
import { related } from './lint/related.ts'
import { reportProblems } from './lint/reports-named.ts'
import { requiredNamed } from './lint/required-named.ts'
import { columnsApart } from './lint/same-columns.ts'
import { satisfiable } from './lint/satisfiable.ts'
import { scope } from './lint/scope.ts'
import { screenProblems } from './lint/screens.ts'
import { settingsNamed } from './lint/settings-named.ts'
import { structure } from './lint/structure.ts'
import { summary } from './lint/summary.ts'
import { values } from './lint/values.ts'
import { views } from './lint/views.ts'
import { visibility } from './lint/visibility.ts'
import { visibleCircle } from './lint/visible-circle.ts'
import { workflow } from './lint/workflow.ts'

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
