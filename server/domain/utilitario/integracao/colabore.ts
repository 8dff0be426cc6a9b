import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { statusOfSettings, storeStatus } from '#server/platform/integrations/colabore/status.ts'
import type { Prumo } from '#server/prumo.ts'
import { linhaDe } from './registro.ts'
import { alcanceDe } from './servico.ts'

/**
 * Stores a company's status by its integration: disabled, or with a key of its own. None for a company that uses the
 * installation's key.
 */
export async function acompanhaCartao(ctx: Ctx, { env }: Pick<Prumo, 'env'>): Promise<void> {
  const { empresaId } = ctx.session
  const linha = await linhaDe(ctx.db, empresaId, 'FORTES_COLABORE')
  const { propria } = alcanceDe(ctx, env, 'FORTES_COLABORE', linha)
  const own = propria && env.colabore ? statusOfSettings({ ...env.colabore, key: 'own' }) : null
  await marca(ctx, linha?.ativo === false ? 'Inativo' : own)
}

/** Stores that the service refused the key, until it is changed or the server restarts. */
export async function marcaRecusa(ctx: Ctx, { env, database, sessions }: Prumo): Promise<void> {
  const linha = await linhaDe(ctx.db, ctx.session.empresaId, 'FORTES_COLABORE')
  if (alcanceDe(ctx, env, 'FORTES_COLABORE', linha).propria) await marca(ctx, 'NaoAutenticado')
  else await storeStatus(database.pool, 'NaoAutenticado')
  sessions.forget()
}

/** Clears a stored refusal after the service accepted the key. */
export async function marcaAceite(ctx: Ctx, prumo: Prumo): Promise<void> {
  const { env, database, sessions } = prumo
  const linha = await linhaDe(ctx.db, ctx.session.empresaId, 'FORTES_COLABORE')
  if (alcanceDe(ctx, env, 'FORTES_COLABORE', linha).propria) await acompanhaCartao(ctx, prumo)
  else await storeStatus(database.pool, statusOfSettings(env.colabore))
  sessions.forget()
}

async function marca({ db, session }: Ctx, status: string | null): Promise<void> {
  const text = `update integracao set status = $2 where empresa_id = $1 and nome = 'FORTES_COLABORE' and status is distinct from $2`
  await run(db, text, [session.empresaId, status])
}
