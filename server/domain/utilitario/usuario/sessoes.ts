import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { endOpenSessions, listOpenSessions, type OpenSession } from '#server/platform/session/devices/open-sessions.ts'
import { recusaMaior } from './maior.ts'

/** Open sessions of a user, last used first. @throws DomainError 404 where the session does not see him */
export async function sessoesDe(ctx: Ctx, usuarioId: number): Promise<OpenSession[]> {
  await readStored(ctx, usuarioId)
  return listOpenSessions(ctx.db, usuarioId, ctx.session.id)
}

/** Ends one session, or all but the asking one. Refused for users with more rights (recusaMaior), whom repeated ending would lock out. */
export async function encerraSessoes(ctx: Ctx, usuarioId: number, id?: string): Promise<{ encerradas: number }> {
  await readStored(ctx, usuarioId)
  await recusaMaior(ctx, usuarioId)
  const encerradas = await endOpenSessions(ctx.db, usuarioId, ctx.session.id, id)
  if (encerradas === 0 && id !== undefined) fail('NAO_ENCONTRADO')
  if (encerradas > 0) {
    await writeTrailLine(ctx, usuarioId, ctx.session.empresaId, 'encerra-sessoes', {})
    const { id: sessao, usuario } = ctx.session
    const dados = { registroId: usuarioId, encerradas }
    await recordSecurity(ctx.db, { evento: 'SESSOES_ENCERRADAS', usuarioId: usuario.id, sessao, dados })
  }
  return { encerradas }
}
