import { type Related, type Relation, relationsOf } from '#schemas/runtime/definition/related.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { storageOf } from '#schemas/storage.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { quoted, run, Values } from '#server/platform/database/sql.ts'
import { contextOf } from '../context.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { readStored } from '../read/read.ts'
import { isConcealable } from '../sight/concealed.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { mayRead } from './choice.ts'
import { largestCount } from './list.ts'

/** Relations from registers whose records this session may read, through fields it may know. */
const seenRelations = (ctx: Ctx): Relation[] =>
  relationsOf(ctx.entity, ctx.deps.model.entities).filter(({ entity, field, list }) => {
    const path = list ? `${list.path}.${field.path}` : field.path
    const known = [field, ...(list ? [list] : [])].every((one) => mayKnow(ctx.session, one) && !one.hint.hidden)
    return mayRead(ctx, entity) && known && !isConcealable(ctx.deps, entity, path)
  })

/** Whether there is anything to ask `relatedTo` for. */
export const hasRelated = (ctx: Ctx): boolean => seenRelations(ctx).length > 0

/** Counts the records that refer to a record, of those the session sees, per register and in one statement. */
export async function relatedTo(ctx: Ctx, id: number): Promise<Related[]> {
  await readStored(ctx, id)
  const relations = seenRelations(ctx)
  if (relations.length === 0) return []
  const values = new Values()
  const counts = relations.map((relation, i) => `(${countSql(ctx, relation, id, values)})::int as n${i}`)
  const [row] = await run<Record<string, number>>(ctx.db, `select ${counts.join(', ')}`, values.list)
  return relations.map((relation, i) => ({
    entidade: relation.entity.path,
    titulo: relation.entity.plural,
    rota: relation.entity.route ?? '',
    campo: pathOf(relation),
    tituloCampo: relation.list ? `${relation.list.title}: ${relation.field.title}` : relation.field.title,
    total: row?.[`n${i}`] ?? 0,
    ...filterOf(relation, id),
    ...additionOf(ctx, relation, id),
  }))
}

const pathOf = ({ field, list }: Relation): string => (list ? `${list.path}.${field.path}` : field.path)

function countSql(ctx: Ctx, { entity, field, list }: Relation, id: number, values: Values): string {
  const { deps, session } = ctx
  const plan = planOf(entity, deps.model)
  const refers = list ? inRows(ctx, plan, field, list, values.add(id)) : holds(plan, field, 't', values.add(id))
  const conditions = [refers, ...visibleRows(entity, session, 't', values, deps)]
  const rows = `select 1 from ${plan.storage.table} t where ${conditions.join(' and ')} limit ${largestCount}`
  return `select count(*) from (${rows}) c`
}

/** Condition that the row of an alias refers to the record. */
function holds(plan: Plan, field: Field, alias: string, id: string): string {
  const { storage } = plan
  const link = storage.links.find((one) => one.field.path === field.path)
  if (!link) return `${plan.valueSql(field.path, alias) ?? 'null'} = ${id}`
  const company = storage.company ? ` and l.empresa_id = ${alias}.empresa_id` : ''
  return `exists (select from ${link.table} l where l.${link.owner} = ${alias}.id and l.${link.target} = ${id}${company})`
}

function inRows(ctx: Ctx, plan: Plan, field: Field, list: Field, id: string): string {
  const child = ctx.deps.model.entities.get(list.target ?? '') as Entity
  const rows = planOf(child, ctx.deps.model)
  const { parent, company } = storageOf(child, ctx.deps.model)
  const ofCompany = company && plan.storage.company ? ' and f.empresa_id = t.empresa_id' : ''
  const owner = `f.${quoted(parent?.column ?? '')} = t.id${ofCompany}`
  return `exists (select from ${rows.storage.table} f where ${owner} and ${holds(rows, field, 'f', id)})`
}

/** The list filter for a relation: a declared one, else the field itself; a field of list rows only where it is declared. */
function filterOf(relation: Relation, id: number): Pick<Related, 'filtro'> {
  const path = pathOf(relation)
  const offered = relation.entity.list.filters.find(
    ({ field, op, cases }) => field === path && !cases && (op === 'eq' || op === 'in'),
  )
  if (offered) return { filtro: { [offered.name]: id } }
  return relation.list ? {} : { filtro: { [path]: id } }
}

function additionOf(ctx: Ctx, { entity, field, list }: Relation, id: number): Pick<Related, 'inclui'> {
  const isOpen = !list && !field.readOnly && !field.path.includes('.') && mayKnow(ctx.session, field)
  if (!isOpen || !hasAuthority(ctx.session, entity.authority.create)) return {}
  const value = field.kind === 'reference' ? { id } : field.kind === 'ids' ? [id] : [{ id }]
  return { inclui: { [field.path]: value } }
}

/** `hasRelated` without the context of a request. */
export const relatesFor = (deps: Ctx['deps'], entity: Entity, session: Ctx['session']): boolean =>
  hasRelated(contextOf(deps, entity, session))
