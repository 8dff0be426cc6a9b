import { entitiesWithValues } from '#generator/emit/code-files.ts'
import { MEASURES } from '#schemas/loader/files/read.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Kinded } from '#schemas/report/kinds.ts'
import { isMisnamed, leafAt } from '#schemas/report/path.ts'
import { ValueCheck } from '#schemas/report/value-check.ts'
import { formulaCountsWorkingDays, namedIn, PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { Entity, Field, MeasureDefinition } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { XValue } from '#schemas/runtime/written/report.ts'
import type { LintContext, Path } from '../context.ts'

/** Path of a measure's file below schemas/. */
export const measureFile = ({ path }: Pick<MeasureDefinition, 'path'>): string => {
  const [group, name] = path.split('/')
  return `${group}/${MEASURES}/${name}.json`
}

/** Names in measures exist: register, fields, other measures. */
export const measureProblems = ({ model, code }: LintContext): Problem[] =>
  [...model.measures.values()].flatMap((measure) => {
    const file = measureFile(measure)
    const authority = authorityProblems(measure, file, model.permissions)
    if (measure.of !== undefined && measure.entity === undefined)
      return [...authority, originProblem(measure, file, model.measures)]
    if (measure.formula !== undefined) return [...authority, ...formulaProblems(measure, file, model.measures)]
    return [
      ...authority,
      ...untitled(measure, file, model.comparisons),
      ...sourceProblems(measure, file, model.entities, entitiesWithValues(code)),
    ]
  })

function authorityProblems(
  { authority }: MeasureDefinition,
  file: string,
  permissions: LintContext['model']['permissions'],
): Problem[] {
  const known = permissions.map((one) => one.authority)
  if (authority === undefined || known.includes(authority)) return []
  return [
    {
      file,
      path: ['authority'],
      message: `a autorização "${authority}" não existe`,
      hint: suggestName(authority, known),
    },
  ]
}

/** Dimensions of a measure have a title in `comparacoes` of enums.json, which selectors and charts show. */
const untitled = ({ by = {} }: MeasureDefinition, file: string, titles: ReadonlyMap<string, string>): Problem[] =>
  Object.keys(by)
    .filter((name) => titles.size > 0 && !titles.has(name))
    .map((name) => ({
      file,
      path: ['by', name],
      message: `"${name}" não tem título`,
      hint: suggestName(name, titles.keys()) ?? 'diga-o em enums.json, na lista "comparacoes"',
    }))

function formulaProblems(
  measure: MeasureDefinition,
  file: string,
  measures: LintContext['model']['measures'],
): Problem[] {
  const wrong = (message: string, hint?: string): Problem => ({ file, path: ['formula'], message, hint })
  const named = namedIn(measure.formula ?? 0)
  if (named.length === 0 && !formulaCountsWorkingDays(measure.formula ?? 0))
    return [wrong('a fórmula não usa medida nenhuma')]
  const unknown = named.filter((path) => !measures.has(path))
  if (unknown.length > 0) return unknown.map((path) => unknownMeasure(path, file, ['formula'], measures))
  return leadsTo(measure.path, measure, measures, []) ? [wrong('a fórmula volta a si mesma')] : []
}

/** Problem of `of`: it names no measure, one that counts no records, or is circular. */
const originProblem = (
  { of = '' }: MeasureDefinition,
  file: string,
  measures: LintContext['model']['measures'],
): Problem =>
  measures.has(of)
    ? { file, path: ['of'], message: `"${of}" não conta registros, ou volta a esta medida` }
    : unknownMeasure(of, file, ['of'], measures)

/** Problem of an unknown measure. */
export const unknownMeasure = (
  path: string,
  file: string,
  at: Path,
  measures: LintContext['model']['measures'],
): Problem => ({ file, path: at, message: `não há medida "${path}"`, hint: suggestName(path, measures.keys()) })

function leadsTo(
  wanted: string,
  { path, formula }: MeasureDefinition,
  measures: LintContext['model']['measures'],
  above: string[],
): boolean {
  if (formula === undefined || above.includes(path)) return false
  return namedIn(formula).some((one) => {
    const next = measures.get(one)
    return one === wanted || (next !== undefined && leadsTo(wanted, next, measures, [...above, path]))
  })
}

/** The period's days, as filters usable in conditions. */
const PERIOD_FILTERS = Object.values(PERIOD).map(
  (name): Field => ({
    ...{ name, path: name, title: name, kind: 'scalar', type: 'string', format: 'date', schema: {}, hint: {} },
    ...{ required: true, requiredWhen: [], readOnly: false, writeOnly: false, computed: false },
  }),
)

function sourceProblems(
  measure: MeasureDefinition,
  file: string,
  entities: LintContext['model']['entities'],
  valued: ReadonlySet<string>,
): Problem[] {
  const check = new ValueCheck({ file, at: [], filters: PERIOD_FILTERS, valued }, entities, measure.when !== undefined)
  const entity = entities.get(measure.entity ?? '')
  if (!entity) {
    check.wrong(['entity'], `não há cadastro "${measure.entity}"`, suggestName(measure.entity ?? '', entities.keys()))
    return check.problems
  }
  columnProblems(check, measure, entity)
  if (!entity.authority.read && measure.authority === undefined)
    check.wrong(['entity'], `${entity.plural} não têm uma autorização para ver`, 'diga "authority"')
  whenProblems(check, measure, entity)
  for (const [i, condition] of (measure.where ?? []).entries()) check.condition(condition, ['where', i], { entity })
  const { value = {}, by = {}, filters = {} } = measure
  for (const [way, number] of Object.entries(value) as [string, XValue][]) {
    const found = check.value(number, ['value', way], { entity, plain: true })
    if (way === 'distinct') distinctProblems(check, found, measure, entity)
    else if (found && found.kind !== 'number' && way !== 'by') check.wrong(['value', way], `"${way}" pede um número`)
  }
  if ('last' in value && measure.when && 'field' in measure.when)
    check.wrong(['value', 'last'], 'o último registro é um só em todo o período', 'diga "day" em "when"')
  for (const [name, compared] of Object.entries(by))
    single(check, check.value(compared, ['by', name], { entity, plain: true, several: true }), compared, ['by', name])
  orderProblems(check, measure, entity)
  leastProblems(check, measure, entity)
  for (const [name, narrowed] of Object.entries(filters))
    check.value(narrowed, ['filters', name], { entity, plain: true })
  return check.problems
}

/** Counted records need a list of their register, or else `columns`. */
function columnProblems(check: ValueCheck, { columns, record }: MeasureDefinition, entity: Entity): void {
  const hasList = !entity.parent && entity.route !== undefined
  if (!hasList && !columns)
    check.wrong(['entity'], `${entity.plural} não têm uma lista que abra os registros contados`, 'diga "columns"')
  if (hasList && columns) check.wrong(['columns'], `${entity.plural} têm uma lista própria, que abre os registros`)
  for (const [i, column] of (columns ?? []).entries()) {
    const [value, at] = typeof column === 'string' ? [column, ['columns', i]] : [column.value, ['columns', i, 'value']]
    check.value(value, at, { entity })
  }
  if (record === undefined) return
  const found = check.value(record, ['record'], { entity, plain: true })
  if (found && found.kind !== 'record') check.wrong(['record'], `"${record}" não é uma referência`)
  const leaf = leafAt(check.known, entity, record)
  const target = isMisnamed(leaf) ? undefined : check.known.get(leaf.field.target ?? leaf.owner.path)
  if (target?.parent || (target && target.route === undefined))
    check.wrong(['record'], `${target.plural} não têm tela que se abra`)
}

/** Categories in `order` are options or constants of the dimension. */
function orderProblems(check: ValueCheck, { by = {}, order = {} }: MeasureDefinition, entity: Entity): void {
  for (const [name, categories] of Object.entries(order)) {
    const compared = by[name]
    if (compared === undefined) {
      check.wrong(['order', name], `não se compara por "${name}"`, suggestName(name, Object.keys(by)))
      continue
    }
    const listed = check.value(compared, ['by', name], { entity, plain: true })?.field?.options ?? []
    const known = [...listed.map(({ value }) => String(value)), ...constantsIn(compared)]
    for (const [i, category] of categories.entries())
      if (known.length > 0 && !known.includes(category))
        check.wrong(['order', name, i], `"${category}" não é uma categoria de "${name}"`, suggestName(category, known))
  }
}

/** `leastOf` counts distinct records of a reference. */
function leastProblems(check: ValueCheck, { least, leastOf, value }: MeasureDefinition, entity: Entity): void {
  if (leastOf === undefined) return
  if (least === undefined) check.wrong(['leastOf'], '"leastOf" pede "least"')
  const found = check.value(leastOf, ['leastOf'], { entity, plain: true })
  if (found && found.kind !== 'record') check.wrong(['leastOf'], 'deve ser uma referência')
  if (value && 'median' in value)
    check.wrong(['leastOf'], 'uma mediana conta os próprios registros', 'retire "leastOf"')
}

/** Constant texts in a value. */
const constantsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('const' in value) return typeof value.const === 'string' ? [value.const] : []
  return Object.values(value).flatMap(constantsIn)
}

/** `distinct` is not compared by a tree of areas: one in two areas counts once above them, so areas cannot be told from those below. */
function distinctProblems(
  check: ValueCheck,
  found: Kinded | undefined,
  { by = {} }: MeasureDefinition,
  entity: Entity,
): void {
  if (found && found.kind !== 'record') check.wrong(['value', 'distinct'], 'deve ser uma referência')
  for (const [name, compared] of Object.entries(by)) {
    const leaf = typeof compared === 'string' ? leafAt(check.known, entity, compared, true) : undefined
    const target = leaf && !isMisnamed(leaf) ? check.known.get(leaf.field.target ?? '') : undefined
    if (target?.tree !== undefined)
      check.wrong(['by', name], `"distinct" não se compara por "${target.plural}", que formam uma árvore`)
  }
}

/** A record belongs to a single category, unless code returns several. */
function single(check: ValueCheck, found: Kinded | undefined, value: XValue, at: Path): void {
  if (typeof value === 'object' && value.code !== undefined) return
  if (found?.kind === 'records' || found?.kind === 'codes')
    check.wrong(at, 'um registro estaria em várias categorias', 'compare por uma referência ou por uma lista fechada')
}

function whenProblems(check: ValueCheck, { when }: MeasureDefinition, entity: Entity): void {
  if (when === undefined || 'day' in when) return
  const [path, at]: [string, Path] = 'span' in when ? [when.span.from, ['span', 'from']] : [when.field, ['field']]
  const [message, hint] = dayProblem(check, path, entity) ?? []
  if (message !== undefined) check.wrong(['when', ...at], message, hint)
  const last = 'span' in when ? check.value(when.span.to, ['when', 'span', 'to'], { entity, plain: true }) : undefined
  if (last && last.kind !== 'day') check.wrong(['when', 'span', 'to'], 'deve ser uma data')
}

const saysDay = ({ format, computed }: Field): boolean =>
  (format === 'date' || format === 'date-time' || format === 'mes-ano') && !computed

/** Why a path is no date of a record, with a suggestion. */
function dayProblem({ known }: ValueCheck, path: string, entity: Entity): [string, string?] | undefined {
  const leaf = leafAt(known, entity, path, true)
  if (isMisnamed(leaf)) {
    if (path.includes('.')) return [leaf.message, leaf.hint]
    const days = leafFields(entity.fields).filter(saysDay)
    const names = days.map((field) => field.path)
    return [`não há campo "${path}"`, suggestName(path, names)]
  }
  const { field, hops } = leaf
  if (!saysDay(field)) return [`o campo "${path}" não guarda uma data`]
  // the date must not depend on itself: values in force are read as of it
  return hops.some(({ kind }) => kind === 'inForce') ? [`"${path}" muda com o dia`] : undefined
}
