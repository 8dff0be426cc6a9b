import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { Session } from '#server/platform/access/session.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { expressionSql } from '../computed/sql.ts'
import type { Ctx, Deps } from '../define.ts'
import { labelSql, planOf } from '../plan/plan.ts'
import type { ListQuery } from '../request/list-query.ts'
import { listChoices, mayRead } from './choice.ts'
import { selectPage } from './list.ts'

/** Columns of a picker's row over alias `t`. */
export function optionSql({ entity, deps }: Pick<Ctx, 'entity' | 'deps'>): string {
  const parent = entity.tree ? `, t.${toSnakeCase(entity.tree)}_id as pai` : ''
  const { model } = deps
  const free = entity.choosable && expressionSql(entity.choosable.when, { entity, alias: 't', model })
  const choosable = free === undefined ? '' : `, coalesce(${free}, false) as livre`
  const parts = partsOf(entity).map((path) => `, t.${toSnakeCase(path)} as ${partName(path)}`)
  return `t.id, ${labelSql(entity, model, 't')} as rotulo${parent}${choosable}${parts.join('')}`
}

/** Text fields of a composed label other than its `labelKey`: a code before a description. */
const partsOf = (entity: Entity): string[] =>
  entity.label.length < 2
    ? []
    : entity.label.filter((path) => {
        const field = fieldAt(entity, path)
        return field?.kind === 'scalar' && field.type === 'string' && path !== entity.labelKey
      })

const partName = (path: string): string => `parte_${toSnakeCase(path)}`

/** A picker's row of what `optionSql` reads. */
export function toOption(entity: Entity, read: Record<string, unknown>): RecordData {
  const { id, rotulo: text, pai, livre } = read
  // a record without a label is shown by its title and id
  const rotulo = text ?? `${entity.title} ${id}`
  const row: RecordData = { id, rotulo, [entity.labelKey]: rotulo }
  if (pai !== null && pai !== undefined) row.pai = pai
  const parts = partsOf(entity).map((path) => [path, read[partName(path)]] as const)
  if (parts.length > 0) row.partes = dropEmpty(Object.fromEntries(parts))
  if (livre === false) row.indisponivel = entity.choosable?.message
  return row
}

/**
 * Rows for a picker: id, text and, in a tree, the parent, under the row permission of the list (promise 4); without the authority to read them found by label
 * only.
 * @param offered filter of the call itself, always applied
 */
export async function listOptions(
  ctx: Ctx,
  query: ListQuery,
  offered: RecordData = {},
): Promise<{ rows: RecordData[]; total: number }> {
  const { entity } = ctx
  const select = optionSql(ctx)
  const plan = planOf(entity, ctx.deps.model)
  const page = mayRead(ctx, entity)
    ? await selectPage(ctx, plan, { name: 'opcoes', select }, { ...query, filter: { ...query.filter, ...offered } })
    : await listChoices(ctx, select, query, offered)
  return { rows: page.rows.map((row) => toOption(entity, row)), total: page.total }
}

const referrers = new WeakMap<Deps, Map<string, Set<string>>>()

/** Authorities that open an entity's picker: to read it, or to read whatever refers to it. */
function pickerAuthorities(deps: Deps, path: string): Set<string> {
  let all = referrers.get(deps)
  if (!all) {
    all = new Map()
    for (const entity of deps.model.entities.values()) {
      for (const target of [
        entity.path,
        ...leafFields(entity.fields).flatMap((f) => f.target ?? f.hint.suggest ?? []),
      ]) {
        const set = all.get(target) ?? new Set()
        for (const authority of Object.values(entity.authority)) set.add(authority)
        all.set(target, set)
      }
    }
    for (const report of deps.model.reports.values())
      for (const target of leafFields(report.filters.fields).flatMap((f) => f.target ?? []))
        all.get(target)?.add(report.authority)
    referrers.set(deps, all)
  }
  return all.get(path) ?? new Set()
}

/** Whether the session may use an entity's picker. */
export function mayPick(deps: Deps, path: string, session: Session): boolean {
  const authorities = pickerAuthorities(deps, path)
  return authorities.has('LOGIN') || [...authorities].some((authority) => session.authorities.has(authority))
}
