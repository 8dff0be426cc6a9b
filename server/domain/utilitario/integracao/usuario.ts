import type { UsuarioDaIntegracao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { requireConfirmation } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import type { Prumo } from '#server/prumo.ts'
import { chamadores, type Nome } from './catalogo.ts'
import { encerraChave } from './chaves.ts'
import { grava, linhaDe } from './registro.ts'

export async function usuarioDe(ctx: Ctx, nome: Nome): Promise<UsuarioDaIntegracao> {
  const { direito } = chamadores[nome] ?? fail('NAO_ENCONTRADO')
  const { empresaId } = ctx.session
  const linha = await linhaDe(ctx.db, empresaId, nome)
  const usuarios = await run<{ id: number; nome: string }>(
    ctx.db,
    'select id::int, nome from usuario where id = any($1::bigint[]) order by nome, id',
    [await holdersOf(ctx.db, empresaId, direito)],
  )
  return {
    ...(linha?.usuario_id ? { usuario: { id: Number(linha.usuario_id), nome: linha.usuario_nome ?? '' } } : {}),
    usuarios,
  }
}

/** Sets the user for whom the other system reads. Another user revokes the previous key. Runs in the caller's transaction. */
export async function nomeia(tx: Ctx, prumo: Prumo, nome: Nome, id: number): Promise<void> {
  requireConfirmation(tx.session)
  // the user may see all areas: restricted sessions must not gain that view
  if (tx.session.restricted) fail('NAO_AUTORIZADO')
  const { usuario, usuarios } = await usuarioDe(tx, nome)
  if (!usuarios.some((each) => each.id === id))
    invalid([fieldError('usuarioId', 'Escolha um usuário que tenha, nesta empresa, a permissão da integração.')])
  if (usuario?.id === id) return
  await encerraChave(tx, prumo, nome)
  await grava(tx, nome, { usuario: { id } })
}
