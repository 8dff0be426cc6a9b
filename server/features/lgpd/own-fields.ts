import { companyModel } from '#schemas/company/model.ts'
import type { Model } from '#schemas/load.ts'
import { personalFields } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { ownKey } from '#schemas/storage.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { selectionsOf } from '#server/platform/crud/plan/select.ts'
import { run } from '#server/platform/database/sql.ts'
import { customisationOf, ROWS } from '#server/platform/session/identity/company.ts'
import type { Prumo } from '#server/prumo.ts'

/** The product, and the models of companies with own definitions. */
export interface Place {
  prumo: Prumo
  models: ReadonlyMap<number, Model>
}

/** Models of the companies with own definitions; hidden own fields are included, for they still hold values. */
export async function companyModels(prumo: Prumo, companies: { id: number }[]): Promise<Map<number, Model>> {
  const models = new Map<number, Model>()
  for (const { id } of companies) {
    const rows = (await run<Record<string, unknown>>(prumo.database.kysely, ROWS, [id])).map(customisationOf)
    if (rows.length === 0) continue
    const shown = rows.map((row) => (row.proprio ? { ...row, oculto: false } : row))
    models.set(id, companyModel(prumo.model, shown))
  }
  return models
}

/** The model of a company. */
export const modelIn = ({ prumo, models }: Place, empresaId: number): Model => models.get(empresaId) ?? prumo.model

/** Keys of the column `extras` that stay when a record is erased: own fields declared as no personal data. All other keys go. */
export function stayingKeys({ models }: Pick<Place, 'models'>, path: string): string[] {
  return [...models.values()].flatMap(({ entities }) => {
    const entity = entities.get(path)
    if (!entity) return []
    return personalFields(entity, entities).flatMap(({ field, anonymise }) =>
      field.hint.own !== undefined && anonymise === 'mantem' ? [ownKey(field.hint.own)] : [],
    )
  })
}

/** Own fields that companies other than the owner store for a shared record. */
export interface ForeignOwn {
  empresaId: number
  /** that company's definition, with its own fields only */
  entity: Entity
  records: (RecordData & { id: number })[]
}

export async function foreignOwn(
  { prumo, models }: Place,
  { path, scope, table }: Entity,
  owner: number,
  ids: number[],
): Promise<ForeignOwn[]> {
  if (scope !== 'compartilhado') return []
  const found: ForeignOwn[] = []
  for (const [empresaId, model] of models) {
    const whole = model.entities.get(path)
    const fields = whole?.fields.filter((field) => leafFields([field]).some(({ hint }) => hint.own !== undefined)) ?? []
    if (empresaId === owner || !whole || fields.length === 0) continue
    const entity: Entity = { ...whole, fields }
    const selection = selectionsOf(planOf(whole, model)).stored
    const text = `select ${selection.sql} from ${table} t where t.id = any($1::bigint[]) and t.empresa_id = $2 order by t.id`
    const rows = await run<Record<string, unknown>>(prumo.database.kysely, text, [ids, owner])
    const records = rows
      .map((row) => selection.toRecord(row) as ForeignOwn['records'][number])
      .filter((record) => leafFields(fields).some((field) => valueAt(record, field.path) !== undefined))
    if (records.length > 0) found.push({ empresaId, entity, records })
  }
  return found
}
