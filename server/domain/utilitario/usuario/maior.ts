import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { FIRST_USER, hasAuthority, isFirstUser } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { limitesDe, veMais } from './limites.ts'
import { administraInstalacao, concessoesDe, direitosDe } from './queries.ts'

/**
 * Refuses changes of a user with more rights than the session: a new password would hand these over.
 * @throws DomainError 403 USUARIO_MAIOR
 */
export async function recusaMaior(ctx: Ctx, usuarioId: number): Promise<void> {
  const { session } = ctx
  if (usuarioId === session.usuario.id && !session.key) return
  if (usuarioId === FIRST_USER && !isFirstUser(session)) fail('USUARIO_MAIOR')
  if (!hasAuthority(session, ADMINISTRAR_INSTALACAO) && (await administraInstalacao(ctx, usuarioId)))
    fail('USUARIO_MAIOR')
  const concede = await concessoesDe(ctx)
  for (const [empresaId, authorities] of await direitosDe(ctx, usuarioId))
    if (!concede(empresaId, authorities)) fail('USUARIO_MAIOR')
  if (await veMais(ctx, usuarioId, await limitesDe(ctx))) fail('USUARIO_MAIOR')
}
