import type { Customisation } from '#schemas/company/customisation.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { ownKey } from '#schemas/storage.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { labelSql } from '#server/platform/crud/plan/plan.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** The record in the type of the definitions' loader. */
export const asCustomisation = (record: object): Customisation => record as Customisation

/** The shipped entity of a definition; undefined where it takes no custom fields. */
export function shippedEntity({ deps }: Ctx, path: unknown): Entity | undefined {
  const entity = (deps.model.base ?? deps.model).entities.get(String(path))
  return entity?.extensible ? entity : undefined
}

/** Message why a register takes no custom fields. */
export function refusal({ deps }: Ctx, path: unknown): string {
  const why = deps.model.entities.get(String(path))?.notExtensible
  return `Este cadastro não aceita campos da empresa${why ? `: ${why}` : ''}`
}

/** A stored value of a custom field, with its record. */
export interface StoredValue {
  id: number
  rotulo: string
  valor: unknown
}

/** Records with a value of a custom field; of shared registers, those of all companies. */
export async function storedValues(ctx: Ctx, { id, entidade }: Customisation): Promise<StoredValue[]> {
  const entity = shippedEntity(ctx, entidade) ?? fail('NAO_ENCONTRADO')
  const key = ownKey(id)
  const ofCompany = entity.scope === 'empresa' ? 't.empresa_id = $1' : '$1::int is not null'
  const text = `select t.id, ${labelSql(entity, ctx.deps.model, 't')} as rotulo, t.extras->'${key}' as valor
    from ${entity.table} t where ${ofCompany} and t.extras->>'${key}' is not null order by t.id`
  return run<StoredValue>(ctx.db, text, [ctx.session.empresaId])
}

/** Replaces stored values by converted ones: a change of the definition, without trail of the records. */
export async function rewriteValues(
  ctx: Ctx,
  own: Customisation,
  values: { id: number; valor: unknown }[],
): Promise<void> {
  const entity = shippedEntity(ctx, own.entidade)
  if (!entity || values.length === 0) return
  const text = `update ${entity.table} t set extras = jsonb_set(t.extras, '{${ownKey(own.id)}}', x.valor)
    from unnest($1::bigint[], $2::jsonb[]) x(id, valor) where t.id = x.id`
  await run(ctx.db, text, [values.map(({ id }) => id), values.map(({ valor }) => JSON.stringify(valor))])
}
