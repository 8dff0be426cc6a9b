import { joinsIn } from '#schemas/runtime/definition/joins.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'

/** A record that is made together with a new one, which it names. */
export interface Join {
  /** register of the record */
  by: string
  /** its reference to the new record */
  own: string
  /** what it says besides */
  body: RecordData
}

/**
 * What a new record joins by the query of its creation (`x-entity.joins`), for who may make those records.
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

/** Where a register names records of another; the lint says that there is one such place. */
const referenceTo = ({ fields }: Entity, path: string): string =>
  fields.find(({ kind, target }) => kind === 'reference' && target === path)?.name ?? fail('NAO_ENCONTRADO')

/** Makes the records by which a new one joins others, in its transaction. */
export async function makeJoins(
  tx: Ctx,
  id: number,
  joins: Join[],
  insert: (ctx: Ctx, body: RecordData) => Promise<number>,
): Promise<void> {
  for (const { by, own, body } of joins) await insert(forEntity(tx, by), { [own]: { id }, ...body })
}
