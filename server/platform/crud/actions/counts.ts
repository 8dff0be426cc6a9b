import type { StateCase, StateCounts } from '#schemas/runtime/answers/workflow.ts'
import type { Entity, Filter, Tone } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { largestCount, whereSql } from '../list/list.ts'
import { planOf } from '../plan/plan.ts'
import type { ListQuery } from '../request/list-query.ts'

/**
 * Counts the records a list request finds by state: one count for each case of the filters that have states, up to 10,001 each, in one statement. The
 * request's own value of the counted filter is replaced, so that it does not narrow these counts.
 */
export async function countStates(ctx: Ctx, query: ListQuery): Promise<StateCounts[]> {
  const asked = filtersOf(ctx.entity)
  const cases = asked.flatMap((filter) => casesOf(ctx.entity, filter).map((one) => ({ filter, ...one })))
  if (cases.length === 0) return []
  const plan = planOf(ctx.entity, ctx.deps.model)
  const values = new Values()
  const counts = cases.map(({ filter, valor }, i) => {
    const where = whereSql(ctx, plan, { ...query, filter: { ...query.filter, [filter.name]: valor } }, values)
    return `(select count(*) from (select 1 from ${plan.storage.table} t${where} limit ${largestCount}) c)::int as n${i}`
  })
  const [row] = await run<Record<string, number>>(ctx.db, `select ${counts.join(', ')}`, values.list)
  const numbered = cases.map((one, i) => ({ ...one, total: row?.[`n${i}`] ?? 0 }))
  return asked.map((filter) => ({
    filtro: filter.name,
    titulo: filter.title,
    casos: numbered.filter((one) => one.filter === filter).map(({ filter: _, ...counted }) => counted),
  }))
}

/** The list's filters that ask for states, each once: those of its workflows, and the one it names (`list.states`). */
export function filtersOf({ workflows = [], list }: Entity): Filter[] {
  const named = list.filters.filter(({ name }) => name === list.states)
  const found = workflows.flatMap(({ name, field, filter }) => {
    const named = list.filters.find((one) => one.name === (filter ?? name))
    return named ?? list.filters.find((one) => field !== undefined && one.field === field) ?? []
  })
  return [...new Set([...found, ...named])]
}

/** What the filter offers. Named cases, or the values of a closed list. */
function casesOf(entity: Entity, { cases, field }: Filter): Omit<StateCase, 'total'>[] {
  const toneOf = (name: string): Tone =>
    entity.workflows?.flatMap(({ states }) => states).find((state) => state.name === name)?.tone ?? 'neutral'
  if (cases)
    return cases.map(({ const: valor, title, where }) => ({
      valor,
      titulo: title,
      tom: toneOf(valor),
      ...(Object.keys(where).length === 0 ? { tudo: true } : {}),
    }))
  const options = fieldAt(entity, field ?? '')?.options ?? []
  return options.map(({ value, title }) => ({ valor: String(value), titulo: title, tom: toneOf(String(value)) }))
}
