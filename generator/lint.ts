import type { Problem } from '#schemas/loader/problem.ts'
import { conditionsNamed } from './lint/conditions/conditions-named.ts'
import { ifRequired, namedConditions } from './lint/conditions/if-required.ts'
import { possibleConditions } from './lint/conditions/possible.ts'
import { requiredNamed } from './lint/conditions/required-named.ts'
import { satisfiableRules } from './lint/conditions/satisfiable.ts'
import { settingsNamed } from './lint/conditions/settings-named.ts'
import { visibilityRules } from './lint/conditions/visibility.ts'
import { visibleCircle } from './lint/conditions/visible-circle.ts'
import type { LintContext, LintRule } from './lint/context.ts'
import { checkKinds } from './lint/fields/check-kinds.ts'
import { checksNamed } from './lint/fields/checks-named.ts'
import { computedFields } from './lint/fields/computed.ts'
import { convertedValues } from './lint/fields/convert.ts'
import { copiedFields } from './lint/fields/copies.ts'
import { fieldHints } from './lint/fields/field-hints.ts'
import { fieldsNamed } from './lint/fields/fields-named.ts'
import { numberFields } from './lint/fields/numbers.ts'
import { personalData } from './lint/fields/personal.ts'
import { valueLimits } from './lint/fields/values.ts'
import { codeProblems } from './lint/pages/code.ts'
import { dashboardProblems } from './lint/pages/dashboards.ts'
import { groupProblems } from './lint/pages/groups.ts'
import { measureProblems } from './lint/pages/measures.ts'
import { reportProblems } from './lint/pages/reports-named.ts'
import { screenProblems } from './lint/pages/screens.ts'
import { acrossEntities } from './lint/registers/across.ts'
import { documentSettings } from './lint/registers/documents.ts'
import { extensibleRegisters } from './lint/registers/extensible.ts'
import { filterableColumns } from './lint/registers/filterable.ts'
import { firstRecord } from './lint/registers/first-record.ts'
import { formComplete } from './lint/registers/form-complete.ts'
import { joinedRecords } from './lint/registers/joins.ts'
import { knownBy } from './lint/registers/known-by.ts'
import { listStates } from './lint/registers/list-states.ts'
import { namedOnce } from './lint/registers/once.ts'
import { reachedRegisters } from './lint/registers/reached.ts'
import { relatedRegisters } from './lint/registers/related.ts'
import { columnsApart } from './lint/registers/same-columns.ts'
import { scopeOfRows } from './lint/registers/scope.ts'
import { structureRules } from './lint/registers/structure.ts'
import { summaryFields } from './lint/registers/summary.ts'
import { viewFields } from './lint/registers/views.ts'
import { workflowStates } from './lint/registers/workflow.ts'

const rules: LintRule[] = [
  structureRules,
  scopeOfRows,
  knownBy,
  reachedRegisters,
  joinedRecords,
  settingsNamed,
  extensibleRegisters,
  fieldsNamed,
  requiredNamed,
  conditionsNamed,
  checksNamed,
  checkKinds,
  filterableColumns,
  listStates,
  fieldHints,
  copiedFields,
  convertedValues,
  numberFields,
  ifRequired,
  visibilityRules,
  visibleCircle,
  formComplete,
  columnsApart,
  namedOnce,
  possibleConditions,
  satisfiableRules,
  valueLimits,
  personalData,
  relatedRegisters,
  documentSettings,
  computedFields,
  firstRecord,
  workflowStates,
  viewFields,
  summaryFields,
]

export interface LintOptions {
  /** actions, reports and screens may still be without code */
  codeMayLack?: boolean
}

/** Problems that show only across files and code; the loader finds those within one file. */
export function lintModel(context: LintContext, { codeMayLack = false }: LintOptions = {}): Problem[] {
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
