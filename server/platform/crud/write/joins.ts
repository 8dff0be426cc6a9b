import { joinsIn } from '#schemas/runtime/definition/joins.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'

/** A record created together with a new one, which it refers to. */
export interface Join {
  /** register of the record */
  by: string
  /** its reference to the new record */
  own: string
  /** its other fields */
  body: RecordData
}

/**
 * Records to create together with a new one, by the query of its creation (`x-entity.joins`); needs the authority to create them.
 * @throws DomainError 403; 400 PARAMETRO_INVALIDO for what is no id
 */
export function joinsOf({ entity, session, deps }: Ctx, query: unknown): Join[] {
  const asked = query as Record<string, unknown>
  const said = (name: string) => (asked[name] === undefined ? undefined : String(asked[name]))
  return joinsIn(entity, said).map(({ by, to, parameter, said: id }) => {
    const joining = deps.model.entities.get(by) ?? fail('NAO_ENCONTRADO')
    requireAuthority(session, joining.authority.create)
    if (!/^[1-9]\d{0,14}$/.test(id)) fail('PARAMETRO_INVALIDO', { nome: parameter })
    return { by, own: referenceTo(joining, entity.path), body: { [referenceTo(joining, to)]: { id: Number(id) } } }
  })
}

/** Name of the reference from a register to another; the lint ensures that there is exactly one. */
const referenceTo = ({ fields }: Entity, path: string): string =>
  fields.find(({ kind, target }) => kind === 'reference' && target === path)?.name ?? fail('NAO_ENCONTRADO')

/** Creates the records by which a new one joins others, in its transaction. */
export async function makeJoins(
  tx: Ctx,
  id: number,
  joins: Join[],
  insert: (ctx: Ctx, body: RecordData) => Promise<number>,
): Promise<void> {
  for (const { by, own, body } of joins) await insert(forEntity(tx, by), { [own]: { id }, ...body })
}
