import type { PendenciaAc } from '#schemas/generated/types/utilitario/pendencia-ac.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Only a company that is integrated with the payroll system has pending items — spec 1 §2.6 */
export const integrada = ({ session }: Ctx): boolean => session.context.empresa.acIntegra === true

/** Whether the session's user works in the payroll system itself (usuarioAC) — spec 1 §6 */
export async function usuarioDaFolha({ db, session }: Ctx): Promise<boolean> {
  const row = await db
    .selectFrom('usuario')
    .select('usuario_ac')
    .where('id', '=', session.usuario.id)
    .executeTakeFirst()
  return row?.usuario_ac === true
}

type Item = Pick<PendenciaAc, 'tipo' | 'role' | 'statusCancelado'>

/**
 * Whether the session may remove an item: never absences; others with the authority of the item, if it is cancelled or
 * the user is one of the payroll system — spec 1 §6.
 */
export function podeRemover(session: Session, { tipo, role, statusCancelado }: Item, daFolha: boolean): boolean {
  if (tipo === 'ausencia') return false
  if (role !== undefined && !hasAuthority(session, role)) return false
  return statusCancelado || daFolha
}
