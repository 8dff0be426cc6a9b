import { leafFields } from '#schemas/runtime/paths.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Officer } from './officer.ts'
import type { Subject } from './persons.ts'

/** Counts references to the person in records about something else, by entity and field: requester, approver, substitute. */
export async function citationsOf(officer: Officer, subjects: Subject[], db: Db = officer.prumo.database.kysely) {
  const { model } = officer.prumo
  const companies = officer.companies.map(({ id }) => id)
  const found: { entidade: string; campo: string; quantidade: number }[] = []
  for (const entity of model.entities.values()) {
    const { storage, columnOf } = planOf(entity, model)
    for (const field of leafFields(entity.fields)) {
      const ids = subjects.filter(({ entidade }) => entidade === field.target).map(({ id }) => id)
      if (ids.length === 0 || entity.lgpd?.about?.includes(field.path)) continue
      const link = storage.links.find((each) => each.field === field)
      const [table, column] = link ? [link.table, link.target] : [storage.table, columnOf(field.path)?.name]
      if (column === undefined || (field.kind !== 'reference' && !link)) continue
      const ofCompany = storage.company ? ' and empresa_id = any($2::int[])' : ''
      const text = `select count(*)::int as n from ${table} where ${column} = any($1::bigint[])${ofCompany}`
      const [row] = await run<{ n: number }>(db, text, storage.company ? [ids, companies] : [ids])
      if (row && row.n > 0) found.push({ entidade: entity.title, campo: field.title, quantidade: row.n })
    }
  }
  return found
}
