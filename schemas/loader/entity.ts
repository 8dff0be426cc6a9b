import { numberKeys } from '#schemas/runtime/definition/numbers.ts'
import type { Action, Entity, Field, Filter, JsonSchema, Section } from '#schemas/runtime/model.ts'
import { toPascalCase, toSnakeCase } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { ADMINISTRAR_INSTALACAO, operationsOf } from '#schemas/runtime/permission.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { XAuthority, XEntity, XFilter } from '#schemas/runtime/written/written.ts'
import { Conditions, conditionalRequired, conditionalValues } from './conditions.ts'
import { buildFields, type OptionLists } from './fields.ts'
import { summaryOf } from './summary.ts'
import { recordSchema } from './validation-schema.ts'
import { viewsOf } from './views.ts'
import { stateFilters, workflowsOf } from './workflow.ts'

const idProperty: JsonSchema = { type: 'integer', title: 'Código', readOnly: true }

/** Builds an Entity from one resolved schema file. Inheritance from the parent follows once all entities are known. */
export function buildEntity(path: string, resolved: JsonSchema, lists: OptionLists): Entity {
  const { group, name } = split(path)
  const x: XEntity = resolved['x-entity'] ?? { plural: resolved.title ?? name }
  const conditions = new Conditions()
  const { id = idProperty, ...others } = resolved.properties ?? {}
  const schema = { ...resolved, properties: { id: { ...id, readOnly: true }, ...others } }
  const required = conditionalRequired(schema, conditions)
  const fields = buildFields(schema, '', {
    conditions,
    required,
    narrowed: conditionalValues(schema, conditions),
    lists,
  })
  const label = labelOf(x, Object.keys(others))
  const title = resolved.title ?? name
  const workflows = workflowsOf(schema, (condition) => conditions.add(condition))
  const sort = x.list?.sort ?? label[0] ?? 'id'
  let record: JsonSchema | undefined
  return {
    path,
    group,
    name,
    typeName: toPascalCase(name),
    table: toSnakeCase(name),
    title,
    description: resolved.description,
    plural: x.plural,
    gender: x.gender ?? 'm',
    operations: x.operations ?? {},
    notice: x.notice ?? title,
    route: x.route,
    routes: x.route ? [x.route, ...(x.routes ?? [])] : [],
    label,
    labelKey: label.at(-1) ?? 'nome',
    scope: x.scope ?? 'empresa',
    ...authorities(x),
    sharedBy: x.sharedBy,
    rows: x.rows,
    ...(x.reached ? { reached: x.reached } : {}),
    ...(x.joins ? { joins: x.joins } : {}),
    tree: x.tree,
    ...(x.related ? { related: x.related } : {}),
    ...(x.find ? { find: x.find } : {}),
    list: {
      columns:
        x.list?.columns ??
        fields
          .filter((f) => f.kind === 'scalar' && f.name !== 'id')
          .slice(0, 4)
          .map((f) => f.path),
      ...(x.list?.folded ? { folded: x.list.folded } : {}),
      ...(x.list?.states ? { states: x.list.states } : {}),
      sort,
      filters: filters(x, fields, stateFilters(x, workflows)),
    },
    ...(x.views ? { views: viewsOf(x.views, label, sort) } : {}),
    ...(x.summary ? { summary: summaryOf(x.summary, label) } : {}),
    form: sections(x, fields, conditions),
    actions: (x.actions ?? []).map((action) => buildAction(action, conditions)),
    ...(workflows.length > 0 ? { workflows } : {}),
    ...(x.roles ? { roles: x.roles } : {}),
    checks: x.checks ?? [],
    unique: [...(x.unique ?? []).map((u) => (Array.isArray(u) ? { fields: u } : u)), ...numberKeys(fields)],
    ...(x.foundBy ? { foundBy: x.foundBy } : {}),
    indexes: x.indexes ?? [],
    effective: x.effective,
    ...extensibility(x),
    ...(x.workplace ? { workplace: true } : {}),
    ...(x.bulk === false ? { bulk: false } : {}),
    ...(x.copied === false ? { copied: false } : {}),
    ...(x.documents === false ? { documents: false } : {}),
    ...(x.betweenCompanies ? { betweenCompanies: true } : {}),
    ...(x.feeds ? { feeds: x.feeds } : {}),
    ...(x.deleteNames === undefined ? {} : { deleteNames: x.deleteNames }),
    ...(x.configurable?.required
      ? { demandedBy: { context: x.configurable.context, setting: x.configurable.required } }
      : {}),
    single: x.single ?? false,
    retention: x.retention,
    ...(x.lgpd ? { lgpd: x.lgpd } : {}),
    was: x.was ?? [],
    dropped: x.dropped ?? [],
    fields,
    get schema() {
      record ??= recordSchema(schema)
      return record
    },
    conditions: conditions.list,
  }
}

/** Whether companies may add own fields: by default every company register with a route that is not `single`; a text says why not. */
function extensibility(x: XEntity): Pick<Entity, 'extensible' | 'notExtensible'> {
  const { extensible, scope = 'empresa', route, single } = x
  if (typeof extensible === 'string') return { extensible: false, notExtensible: extensible }
  return { extensible: extensible ?? (isOfCompany({ scope }) && route !== undefined && !single) }
}

function split(path: string): { group: string; name: string } {
  const parts = path.split('/')
  return { group: parts[0] ?? '', name: parts.at(-1) ?? '' }
}

/** The declared label fields, or nome, descricao, titulo, else the first field. */
export function labelOf(x: XEntity | undefined, names: string[]): string[] {
  if (x?.label) return Array.isArray(x.label) ? x.label : [x.label]
  return [['nome', 'descricao', 'titulo'].find((name) => names.includes(name)) ?? names[0] ?? 'id']
}

/**
 * Expands one authority for the whole screen into one per operation (a profile grants them separately). '' means "not
 * declared": inherited from the parent, or reported by the lint.
 */
function authorities(x: XEntity): Pick<Entity, 'authority' | 'whole'> {
  const { authority, whole } = saidAuthorities(x.authority, x.single === true)
  if (x.scope !== 'instalacao') return { authority, whole }
  // records shared by all companies are written with the installation's authority, never from inside a company
  const written = { create: ADMINISTRAR_INSTALACAO, update: ADMINISTRAR_INSTALACAO, delete: ADMINISTRAR_INSTALACAO }
  return { authority: { ...authority, ...written }, whole }
}

function saidAuthorities(
  authority: string | XAuthority | undefined,
  single: boolean,
): Pick<Entity, 'authority' | 'whole'> {
  if (typeof authority !== 'object') {
    const one = authority ?? ''
    if (one.startsWith('ROLE_')) return { authority: operationsOf(one, single), whole: one }
    return { authority: { read: one, create: one, update: one, delete: one } }
  }
  const write = authority.update ?? authority.create ?? authority.delete ?? authority.read ?? ''
  return {
    authority: {
      read: authority.read ?? write,
      create: authority.create ?? write,
      update: authority.update ?? write,
      delete: authority.delete ?? write,
    },
  }
}

function filters(x: XEntity, fields: Field[], ofStates: XFilter[]): Filter[] {
  const leaves = leafFields(fields)
  // without declared filters: the columns that are stored; the lint checks declared ones
  const isStored = (path: string) => leaves.some((f) => f.path === path && !f.computed && !f.writeOnly)
  const offered = x.list?.filters ?? (x.list?.columns ?? []).filter((path) => path === 'id' || isStored(path))
  const wanted = [...offered, ...ofStates]
  return wanted.map((filter) => {
    const path = typeof filter === 'string' ? filter : filter.field
    const field = leaves.find((f) => f.path === path)
    const text = field?.type === 'string' && !field.options && !field.format
    // a plain field name means equality in the query; substring search gets its own parameter name
    const own: XFilter =
      typeof filter === 'string' ? { name: text ? `${filter}_contem` : filter, field: filter } : filter
    const op = own.op ?? (text ? 'contains' : 'eq')
    return { ...own, op, title: own.title ?? field?.title ?? own.name }
  })
}

function sections(x: XEntity, fields: Field[], conditions: Conditions): Section[] {
  if (!x.form) return [{ fields: fields.filter((f) => !f.readOnly).map((f) => f.path) }]
  return x.form.map(({ visibleWhen, ...section }) =>
    visibleWhen ? { ...section, visibleWhen: conditions.add(visibleWhen) } : section,
  )
}

function buildAction(action: NonNullable<XEntity['actions']>[number], conditions: Conditions): Action {
  return {
    ...action,
    fields: action.fields ?? [],
    required: action.required ?? [],
    authority: action.authority ?? '',
    when: (action.when ?? []).map((w) => ({ condition: conditions.add(w.condition), message: w.message })),
  }
}
