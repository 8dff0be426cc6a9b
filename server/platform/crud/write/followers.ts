import { type Follower, followersOf } from '#schemas/runtime/definition/copies.ts'
import { eventOf } from '#schemas/runtime/definition/events.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import { quoted, run, Values } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { contextOf, forEntity, inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { joinOn } from '../join.ts'
import { planOf } from '../plan/plan.ts'
import { sameInTrail, trailRow, writeEvent } from '../trail/write-trail.ts'

/** Updates the fields of other records that follow a changed one, at once, with version, trail and event, without row permission. */
export async function tellFollowers(ctx: Ctx, before: RecordData, record: RecordData & { id: number }): Promise<void> {
  for (const follower of followersOf(ctx.entity.path, ctx.deps.model.entities)) {
    const source = sourceOf(ctx.entity, follower)
    if (sameInTrail(source, valueAt(before, source.path), valueAt(record, source.path))) continue
    await follow(ctx, follower, [record.id])
  }
}

function sourceOf(entity: Entity, { copy }: Follower): Field {
  const field = fieldAt(entity, copy.source)
  if (!field) throw new Error(`${entity.path} has no ${copy.source}`)
  return field
}

interface Changed {
  id: number
  versao: number
  empresa: number
}

/** Updates one followed field in all records, or in those that refer to `sources`; then, recursively, the fields that follow those changed. */
async function follow(ctx: Ctx, follower: Follower, sources: number[] | undefined): Promise<number> {
  const to = forEntity(ctx, follower.entity.path)
  const changed = await copyNow(ctx, to, follower, sources)
  const name = eventOf(to.entity, 'alteracao')
  for (const { id, versao, empresa } of changed)
    if (name !== undefined) await writeEvent(to, id, empresa, { name, versao, campos: [follower.copy.field.path] })
  if (changed.length === 0) return 0
  const next = followersOf(to.entity.path, ctx.deps.model.entities)
  for (const one of next)
    if (one.copy.source === follower.copy.field.path)
      await follow(
        to,
        one,
        changed.map(({ id }) => id),
      )
  return changed.length
}

async function copyNow(ctx: Ctx, to: Ctx, { copy }: Follower, sources: number[] | undefined): Promise<Changed[]> {
  const { model } = ctx.deps
  const plan = planOf(to.entity, model)
  const source = planOf(ctx.entity, model)
  const reference = plan.storage.columns.find(({ field, part }) => field.path === copy.reference.path && part === 'id')
  const own = quoted(plan.columnOf(copy.field.path)?.name ?? '')
  const theirs = quoted(source.columnOf(copy.source)?.name ?? '')
  if (!reference) return []
  const values = new Values()
  const on = joinOn(reference, ctx.entity, { alias: 'g', company: plan.storage.company }, 'f')
  const conditions = [`g.${own} is distinct from f.${theirs}`]
  if (sources) conditions.push(`f.id = any(${values.add(sources)}::bigint[])`)
  else if (isOfCompany(to.entity)) conditions.push(`g.empresa_id = ${values.add(ctx.session.empresaId)}`)
  const company = plan.storage.company || plan.storage.owner ? 'g.empresa_id' : '0'
  const path = `${values.add(copy.field.path)}::text`
  const trail = trailRow(to, ctx.session.empresaId, 'alteracao', {})
  const owner = isOfCompany(to.entity) ? 'empresa' : 'null::int'
  const text = `with alvo as (
      select g.id, ${company} as empresa, g.${own} as de, f.${theirs} as para from ${plan.storage.table} g
      join ${source.storage.table} f on ${on} where ${conditions.join(' and ')} order by g.id for update of g),
    mudou as (update ${plan.storage.table} g set ${own} = alvo.para, versao = g.versao + 1 from alvo
      where g.id = alvo.id returning g.id, g.versao, alvo.empresa, alvo.de, alvo.para),
    trilha as (insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, operacao, campos, origem, lote_id, registro_id)
      select ${owner}, ${values.add(trail.usuario_id)}::bigint, ${values.add(trail.usuario_nome)}::text, ${values.add(trail.entidade)}::text,
        ${values.add(trail.operacao)}::text, jsonb_build_object(${path}, ${trailSql(copy.field)}), ${values.add(trail.origem)}::jsonb,
        ${values.add(trail.lote_id)}::bigint, id from mudou)
    select id, versao, empresa from mudou order by id`
  return run<Changed>(ctx.db, text, values.list)
}

/** SQL of a change for the trail; of a text without maxLength only that it changed. */
function trailSql(field: Field): string {
  if (field.type === 'string' && field.schema.maxLength === undefined && !field.options && !field.format)
    return `'{}'::jsonb`
  return `jsonb_strip_nulls(jsonb_build_object('de', ${inJson(field, 'de')}, 'para', ${inJson(field, 'para')}))`
}

/** SQL of a value in JSON: an instant as ISO 8601 in UTC, anything else as it is. */
const inJson = ({ format }: Field, column: string): string =>
  format === 'date-time' ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column

/**
 * Sets every followed field to the value of its source in every company, which repairs what was written past the rules (a copy, a new field). Equal values
 * are left alone. @returns how many records changed
 */
export async function followAll(prumo: Prumo): Promise<number> {
  const { entities } = prumo.model
  if (![...entities.keys()].some((path) => followersOf(path, entities).length > 0)) return 0
  let changed = 0
  for await (const session of everyCompany(prumo, { name: 'Campos que acompanham outros' }))
    for (const entity of entities.values())
      for (const follower of followersOf(entity.path, entities))
        await inTransaction(contextOf(prumo, entity, session), async (tx) => {
          changed += await follow(tx, follower, undefined)
        })
  return changed
}
