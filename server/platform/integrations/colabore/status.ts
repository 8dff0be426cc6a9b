import type pg from 'pg'
import type { StatusColabore } from '#schemas/runtime/domain/colabore.ts'

type Settings = { key?: string; homologacao?: true } | undefined

/** Where the integration stands by what the operator set, until the service says something else (spec 1 §3.7). */
export function statusOfSettings(settings: Settings): StatusColabore {
  if (!settings) return 'Inativo'
  if (!settings.key) return 'SemChavePrivada'
  return settings.homologacao ? 'Homologacao' : 'Ativo'
}

/** Companies with a key of their own: a refusal before counts no more, and the address may be one for trials now. */
export async function renewOwnStatus(pool: pg.Pool, settings: Settings): Promise<void> {
  await pool.query(
    "update integracao set status = $1 where nome = 'FORTES_COLABORE' and status <> 'Inativo' and status is distinct from $1",
    [settings ? statusOfSettings({ ...settings, key: 'own' }) : null],
  )
}

/** Has everybody see it: header, system parameters, lists. Nothing is written that stands there already. */
export async function storeStatus(pool: pg.Pool, status: StatusColabore): Promise<void> {
  await pool.query(
    "update parametros_sistema set status_colabore = $1 where coalesce(status_colabore, 'Inativo') <> $1",
    [status],
  )
}
