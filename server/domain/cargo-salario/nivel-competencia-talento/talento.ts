import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { asOf } from '#server/platform/crud/read/in-force.ts'
import { fail } from '#server/platform/errors/errors.ts'

const TALENTO = 'gestao-talentos/talento'

/** A talent of the session's company, as he was on a day. */
export interface TalentoNoDia {
  id: number
  nome: string
  dataAdmissao: string
  faixaSalarial?: { id: number; nome: string }
}

/**
 * Reads a talent as of a day, with the band from his history; undefined for a talent of another company (also a shared
 * one) and for one that the session does not see.
 */
export async function findTalentoEm(ctx: Ctx, id: number, dia: string): Promise<TalentoNoDia | undefined> {
  const talentos = entityOf(ctx, TALENTO)
  if (!(await ehDaEmpresa(ctx, id)) || !(await talentos.find(id))) return undefined
  return (await entityOf(asOf(talentos.ctx, dia), TALENTO).readShown(id)) as TalentoNoDia
}

/** Like findTalentoEm. @throws DomainError 404 */
export const talentoEm = async (ctx: Ctx, id: number, dia: string): Promise<TalentoNoDia> =>
  (await findTalentoEm(ctx, id, dia)) ?? fail('NAO_ENCONTRADO')

export const ehDaEmpresa = async ({ db, session }: Ctx, id: number): Promise<boolean> =>
  (await db
    .selectFrom('talento')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined
