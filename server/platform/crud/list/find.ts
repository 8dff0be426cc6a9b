import type { Found, FoundGroup } from '#schemas/runtime/answers/find.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { bindContext } from '../computed/context.ts'
import { contextOf } from '../context.ts'
import type { Ctx, Deps } from '../define.ts'
import { labelSql, type Plan, planOf } from '../plan/plan.ts'
import { selectionOf } from '../plan/select.ts'
import { concealFields } from '../read/answer.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { escapeLike, searchSql } from './search.ts'

/** Newest matches of a register that are sorted: a word may match half of the records of a company. */
const LOOKED_AT = 400
/** Shortest search text; a shorter one matches nearly every record. */
const SHORTEST = 2

/**
 * Finds records of all registers with `x-entity.find` that the session may read and that match every word, or have the number as id; labels that begin with
 * the text come first, then labels that match, then the newest. Row permission is that of their lists.
 * @param limit records per register
 */
export async function findEverywhere(deps: Deps, session: Session, q: string, limit: number): Promise<FoundGroup[]> {
  const asked = q.trim()
  if (asked.length < SHORTEST && !isNumber(asked)) return []
  const groups = await Promise.all(
    [...deps.model.entities.values()]
      .filter(({ find, authority }) => find !== undefined && hasAuthority(session, authority.read))
      .map(async (entity) => {
        const { named, registros } = await findIn(contextOf(deps, entity, session), asked, limit)
        return { named, group: { cadastro: entity.path, titulo: entity.plural, registros } }
      }),
  )
  // registers found by a label come first: a person before records that refer to him
  return groups
    .filter(({ group }) => group.registros.length > 0)
    .sort((a, b) => Number(b.named) - Number(a.named))
    .map(({ group }) => group)
}

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

/** @returns the records; `named`: one of them matches by its label, the others by another field */
async function findIn(ctx: Ctx, q: string, limit: number): Promise<{ named: boolean; registros: Found[] }> {
  const { entity } = ctx
  const plan = planOf(entity, ctx.deps.model)
  const values = new Values()
  const shown = [...entity.label, ...(entity.find ?? [])]
  const { sql, toRecord } = selectionOf(plan, (field) => shown.includes(field.path) && mayKnow(ctx.session, field))
  const where = [...visibleRows(entity, ctx.session, 't', values, ctx.deps), answersSql(ctx, plan, q, values)]
  const label = `prumo_busca(${labelSql(entity, plan.model, 't')})`
  const like = (pattern: string) => `coalesce(${label} like prumo_busca(${values.add(pattern)}), false)`
  const begins = like(`${escapeLike(q)}%`)
  const words = q.split(/\s+/).map((word) => like(`%${escapeLike(word)}%`))
  const text = `select ${bindContext(sql, values, ctx.context)}, ${words.join(' and ')} as named_ from (
      select * from ${plan.storage.table} t where ${where.join(' and ')} order by t.id desc limit ${LOOKED_AT}
    ) t order by ${begins} desc, named_ desc, t.id desc limit ${values.add(limit)}`
  const rows = await run<Record<string, unknown>>(ctx.db, text, values.list)
  const registros = await Promise.all(rows.map(async (row) => toFound(entity, await concealFields(ctx, toRecord(row)))))
  return { named: rows.some(({ named_ }) => named_ === true), registros }
}

function answersSql(ctx: Ctx, plan: Plan, q: string, values: Values): string {
  const words = searchSql(plan, q, values, ctx).join(' and ')
  return isNumber(q) ? `(t.id = ${values.add(Number(q))} or (${words}))` : `(${words})`
}

function toFound(entity: Entity, record: RecordData): Found {
  const told = (entity.find ?? []).map((path) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, valueAt(record, path)) : ''
  })
  return { id: Number(record.id), rotulo: labelOf(entity, record), detalhes: told.filter(Boolean) }
}
