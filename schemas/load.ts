import { fileURLToPath } from 'node:url'
import { addChoosable, takeChoosable } from './loader/choosable.ts'
import { childCircles } from './loader/circles.ts'
import { addComputations, takeComputations } from './loader/computed/computations.ts'
import { expandConfigurable } from './loader/configurable.ts'
import { buildDashboard, buildMeasures, measurePath } from './loader/dashboard.ts'
import { addEffects, takeEffects } from './loader/effects.ts'
import { buildEntity, labelOf } from './loader/entity.ts'
import { type OptionLists, optionsOf } from './loader/fields.ts'
import { expandFragments } from './loader/files/fragments.ts'
import { checkMeta } from './loader/files/meta.ts'
import { readSources, type SourceFile, type Sources } from './loader/files/read.ts'
import { findForeignFields } from './loader/foreign-filters.ts'
import { buildMenu } from './loader/menu/menu.ts'
import { buildScreen } from './loader/menu/screen.ts'
import { wishesOf } from './loader/menu/wishes.ts'
import { addNotices, takeNotices } from './loader/notices.ts'
import { AUTHORITIES, permissionOptions, permissionsOf } from './loader/permissions.ts'
import { DefinitionError, type Problem } from './loader/problem.ts'
import { withholdReached } from './loader/reached.ts'
import { buildReport, reportHints } from './loader/report.ts'
import { reservedFields } from './loader/reserved.ts'
import { Resolver } from './loader/resolve.ts'
import { resolveHints } from './loader/resolve-hints.ts'
import { expandWorkflow } from './loader/workflow.ts'
import { withAskedFilters } from './report/asks.ts'
import { limitAssistant } from './runtime/definition/assistant.ts'
import { guardFollowed } from './runtime/definition/copies.ts'
import { DOCUMENTS, documentOptions } from './runtime/definition/documents.ts'
import { EVENTS, eventOptions } from './runtime/definition/events.ts'
import { historiesOf } from './runtime/definition/histories.ts'
import { EXPIRIES, hasNotices, NOTIFIED } from './runtime/definition/notices.ts'
import type {
  Action,
  DashboardDefinition,
  Entity,
  Field,
  FieldOption,
  JsonSchema,
  MeasureDefinition,
  MenuPlace,
  ReportDefinition,
  ScreenDefinition,
} from './runtime/model.ts'
import { fieldAt, leafFields } from './runtime/paths.ts'
import { actionAuthority, type Permission } from './runtime/permission.ts'
import type { MenuGroup } from './runtime/shown/menu.ts'

/** All definitions, resolved and frozen. */
export interface Model {
  /** by path, sorted */
  entities: Map<string, Entity>
  reports: Map<string, ReportDefinition>
  /** by path, without the folder: 'captacao/vagas' */
  measures: Map<string, MeasureDefinition>
  dashboards: Map<string, DashboardDefinition>
  /** dimensions that charts group by, with their titles: 'tempoDeCasa' → 'Tempo de casa' */
  comparisons: Map<string, string>
  /** screens built by hand */
  screens: Map<string, ScreenDefinition>
  /** every group of groups.json with its entries in menu order */
  menu: MenuGroup[]
  /** resolved schema of each file (entities and reports by path), with children and references inlined: for types and OpenAPI */
  schemas: Map<string, JsonSchema>
  /** named conditions of conditions.json, resolved */
  conditions: Map<string, JsonSchema>
  /** every permission a profile can grant */
  permissions: Permission[]
  /** the shipped model that a company's model derives from (schemas/company/) */
  base?: Model
  /** folder of the definitions, and of the files of records beside them (schemas/data/) */
  folder?: string
}

const listsOf = new WeakMap<Model, OptionLists>()

/** Resolved filter schemas of shipped reports, from which the reports of companies are built. */
const formOf = new WeakMap<ReportDefinition, JsonSchema>()

/** A report with a changed filter form: `change` gets a copy of the shipped one's schema. */
export function rebuildReport(
  model: Model,
  shipped: ReportDefinition,
  change: (schema: JsonSchema) => void,
): ReportDefinition {
  const schema = structuredClone(formOf.get(shipped) ?? shipped.filters.schema)
  change(schema)
  return { ...shipped, filters: buildEntity(shipped.path, schema, listsOf.get(model) ?? (() => undefined)) }
}

/** Builds an entity from a changed schema of the same path; keeps what other entities determine (authorities, filters through references). */
export function rebuildEntity(model: Model, shipped: Entity, schema: JsonSchema): Entity {
  const built = buildEntity(shipped.path, schema, listsOf.get(model) ?? (() => undefined))
  built.menu = shipped.menu
  built.extensible = shipped.extensible
  takeComputations(shipped, built)
  takeNotices(shipped, built)
  takeChoosable(shipped, built)
  takeEffects(shipped, built)
  for (const [i, action] of built.actions.entries()) action.authority ||= shipped.actions[i]?.authority ?? ''
  for (const filter of built.list.filters) {
    const { foreign } = shipped.list.filters.find(({ name }) => name === filter.name) ?? {}
    if (foreign) filter.foreign = foreign
  }
  for (const field of leafFields(built.fields)) {
    const authority = fieldAt(shipped, field.path)?.hint.authority
    if (authority !== undefined) field.hint = { ...field.hint, authority }
  }
  limitAssistant(built, model.entities)
  // rows of child lists are those of the shipped model
  withholdReached(built, new Map())
  built.list.filters.push(...shipped.list.filters.filter(({ op }) => op === 'asOf'))
  return built
}

export const schemasFolder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Reads, validates, resolves and freezes every definition below `root`.
 * @throws DefinitionError with all mistakes of all files at once
 */
export function loadModel(root: string = schemasFolder): Model {
  const { model, problems } = readModel(root)
  if (problems.length > 0) throw new DefinitionError(problems)
  return model
}

/**
 * Like `loadModel`, but returns the mistakes instead of throwing; the model is as complete as the mistakes allow.
 * @param more definitions from elsewhere that may refer to those below `root`
 */
export function readModel(
  root: string,
  more: SourceFile[] = [],
): { model: Model; problems: Problem[]; sources: Sources } {
  const sources = readSources(root)
  sources.entities.push(...more)
  expandFragments(sources)
  const problems = [
    ...sources.problems,
    ...checkMeta(root, sources),
    ...reservedFields(sources),
    ...childCircles(sources),
  ]
  if (problems.length > 0) return { model: emptyModel(), problems, sources }
  const built = buildModel(sources)
  built.model.folder = root
  return { ...built, sources }
}

const emptyModel = (): Model => ({
  entities: new Map(),
  reports: new Map(),
  measures: new Map(),
  dashboards: new Map(),
  comparisons: new Map(),
  screens: new Map(),
  menu: [],
  schemas: new Map(),
  conditions: new Map(),
  permissions: [],
})

/**
 * Resolves and freezes definitions that were read.
 * @param leave invalid files to leave out, although others may refer to them
 */
export function buildModel(
  sources: Sources,
  leave: ReadonlySet<string> = new Set(),
): { model: Model; problems: Problem[] } {
  const model = emptyModel()
  const isTaken = ({ file }: { file: string }) => !leave.has(file)
  const files = new Map(sources.entities.map(({ file, schema }) => [file.replace(/\.json$/, ''), schema]))
  const labelKeyOf = (path: string) => {
    const schema = files.get(path)
    return labelOf(schema?.['x-entity'], Object.keys(schema?.properties ?? {})).at(-1) ?? 'nome'
  }
  const resolver = new Resolver(sources, labelKeyOf)
  const lists = optionLists(sources)
  listsOf.set(model, lists)
  for (const { value, title } of lists(COMPARISONS) ?? []) model.comparisons.set(String(value), title)
  for (const name of Object.keys(sources.shared.get('conditions.json')?.$defs ?? {}))
    model.conditions.set(name, resolver.resolve({ $ref: `#/$defs/${name}` }, 'conditions.json', ['$defs', name]))
  for (const { file, schema } of sources.entities.filter(isTaken)) {
    const path = file.replace(/\.json$/, '')
    const resolved = expandWorkflow(
      resolveHints(resolver.resolve(expandConfigurable(schema), file, []), file, resolver),
    )
    model.schemas.set(path, resolved)
    model.entities.set(path, buildEntity(path, resolved, lists))
  }
  adoptChildren(model)
  for (const entity of model.entities.values()) withholdReached(entity, model.entities)
  for (const { file, schema } of sources.reports.filter(isTaken)) {
    const path = file.replace(/\.json$/, '')
    const resolved = resolver.resolve(withAskedFilters(schema, model.entities), file, [])
    model.schemas.set(path, resolved)
    const { report, form } = buildReport(path, resolved, lists, resolver, file, reportHints(schema).period)
    model.reports.set(path, report)
    formOf.set(report, form)
  }
  for (const [path, measure] of buildMeasures(sources.measures.filter(isTaken))) model.measures.set(path, measure)
  for (const { file, schema } of sources.dashboards.filter(isTaken)) {
    const path = file.replace(/\.json$/, '')
    const resolved = resolver.resolve(schema, file, [])
    model.schemas.set(path, resolved)
    model.dashboards.set(path, buildDashboard(path, resolved, { lists, resolver, file, ...model }))
  }
  for (const { file, screen } of sources.screens.filter(isTaken)) {
    const path = file.replace(/\.json$/, '')
    model.screens.set(path, buildScreen(path, screen))
  }
  // with files left out, menu entries that name one of them as predecessor are no mistake
  const misplaced = placeInMenu(model, sources).filter(() => leave.size === 0)
  findForeignFields(model.entities)
  offerDays(model)
  guardFollowed(model.entities)
  const misworked = [addComputations, addNotices, addChoosable, addEffects].flatMap((read) =>
    read(model.entities, model.schemas),
  )
  model.permissions.push(...permissionsOf(model, lists(AUTHORITIES)))
  offer(model, AUTHORITIES, permissionOptions(model.permissions))
  offer(model, EVENTS, [...(lists(EVENTS) ?? []), ...eventOptions(model.entities.values())])
  offer(model, NOTIFIED, notifiedOptions(model.entities))
  offer(model, EXPIRIES, expiryOptions(model.entities))
  offer(model, DOCUMENTS, documentOptions(model.entities.values()))
  for (const entity of model.entities.values()) limitAssistant(entity, model.entities)
  for (const entity of model.entities.values()) deepFreeze(entity)
  return { model, problems: [...resolver.problems, ...misplaced, ...misworked] }
}

/** Assigns every definition its menu place, and fills the model's menu. */
function placeInMenu(model: Model, sources: Sources): Problem[] {
  const { menu, places, problems } = buildMenu(sources.groups, wishesOf(model, sources))
  model.menu.push(...menu)
  const definitions = [model.entities, model.reports, model.dashboards, model.screens].flatMap(
    (each): { path: string; menu?: MenuPlace }[] => [...each.values()],
  )
  for (const definition of definitions) {
    const place = places.get(`${definition.path}.json`)
    if (place) definition.menu = place
  }
  return problems
}

/** Name of the option list of all reports and dashboards (by title); built from the definitions, so it grows without a migration. */
export const REPORTS = 'relatorios'

/** Name of the option list of all measures (by title). */
const MEASURES = 'medidas'
/** Names in enums.json ($defs) of the dimensions that charts group by. */
const COMPARISONS = 'comparacoes'

/** Option lists built from the definitions: they grow without a migration, so their columns get no check constraint. */
const GROWING: ReadonlySet<string | undefined> = new Set([
  REPORTS,
  MEASURES,
  COMPARISONS,
  DOCUMENTS,
  NOTIFIED,
  EXPIRIES,
])
export const isGrowing = (list: string | undefined): boolean => GROWING.has(list)

/** Option lists by name: each closed list in `$defs` of enums.json, and the lists built from reports and measures. */
function optionLists(sources: Sources): OptionLists {
  const defs = sources.shared.get('enums.json')?.$defs ?? {}
  const reports = [...sources.reports, ...sources.dashboards]
    .map(({ file, schema }) => ({ value: file.replace(/\.json$/, ''), title: schema.title ?? file }))
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
  const measures = sources.measures
    .map(({ file, measure }) => ({ value: measurePath(file), title: measure.title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
  return (name) => {
    if (name === REPORTS) return reports
    if (name === MEASURES) return measures
    if (name === DOCUMENTS) return []
    const def = defs[name]
    return def && optionsOf(def, () => undefined)
  }
}

/** Sets `parent` of each child; scope and authorities that a child does not declare are inherited. */
function adoptChildren(model: Model): void {
  const adopt = (parent: Entity, fields: Field[]) => {
    for (const field of fields) {
      if (field.kind === 'object') adopt(parent, field.fields ?? [])
      const child = field.kind === 'children' && field.target ? model.entities.get(field.target) : undefined
      if (!child) continue
      child.parent = { entity: parent.path, field: field.path }
      child.scope = parent.scope
      child.sharedBy = parent.sharedBy
      child.extensible = false
      for (const operation of ['read', 'create', 'update', 'delete'] as const)
        if (operation === 'read') child.authority.read ||= parent.authority.read
        else if (parent.scope === 'instalacao') child.authority[operation] = parent.authority.update
        else child.authority[operation] ||= parent.authority.update
      adopt(child, child.fields)
    }
  }
  for (const entity of model.entities.values()) adopt(entity, entity.fields)
  for (const entity of model.entities.values())
    for (const action of entity.actions) action.authority ||= authorityOf(entity, action)
}

/** Authority of an action that declares none: `read` when roles of the record (`by`) may take it, since the record then decides who does. */
function authorityOf({ whole, scope, authority }: Entity, { name, by }: Action): string {
  if (by) return authority.read
  return whole === undefined || scope === 'instalacao' ? authority.update : actionAuthority(whole, name)
}

/** Adds the filter `em` (values as of a day) to lists of entities with a dated history. */
function offerDays({ entities }: Model): void {
  for (const entity of entities.values())
    if (historiesOf(entity, entities).length > 0)
      entity.list.filters.push({ name: 'em', op: 'asOf', title: 'Valores em' })
}

/** Options: registers with notices, by title. */
const notifiedOptions = (entities: Model['entities']): FieldOption[] =>
  [...entities.values()]
    .filter(hasNotices)
    .map(({ path, plural }) => ({ value: path, title: plural }))
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))

/** Options: the expiries of all registers. */
const expiryOptions = (entities: Model['entities']): FieldOption[] =>
  [...entities.values()]
    .flatMap(({ path, plural, expiries = [] }) =>
      expiries.map(({ name, title }) => ({ value: `${path}:${name}`, title: `${plural}: ${title}` })),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))

/** Fills option lists that are known only once all definitions are read (authorities, events, registers) into their fields. */
function offer({ entities, reports }: Model, list: string, options: FieldOption[]): void {
  const forms = [...reports.values()].map(({ filters }) => filters)
  for (const entity of [...entities.values(), ...forms])
    for (const field of entity.fields.filter(({ hint }) => hint.options === list)) {
      field.options = options
      const property = entity.schema.properties?.[field.name]
      const closed = property?.items ?? property
      if (closed) closed.enum = options.map(({ value }) => value)
    }
}

/** Freezes a value deeply without calling getters, so that lazily made values are not made. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const name of Object.keys(value)) deepFreeze(Object.getOwnPropertyDescriptor(value, name)?.value)
}
