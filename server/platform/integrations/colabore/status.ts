import type pg from 'pg'
import type { StatusColabore } from '#schemas/runtime/domain/colabore.ts'

type Settings = { key?: string; homologacao?: true } | undefined

/** Status of the integration derived from the operator's settings; answers of the service replace it later (spec 1 §3.7). */
export function statusOfSettings(settings: Settings): StatusColabore {
  if (!settings) return 'Inativo'
  if (!settings.key) return 'SemChavePrivada'
  return settings.homologacao ? 'Homologacao' : 'Ativo'
}

/** Resets the status of companies with a key of their own: earlier refusals no longer count, and the address may be a test one (Homologacao) now. */
export async function renewOwnStatus(pool: pg.Pool, settings: Settings): Promise<void> {
  await pool.query(
    "update integracao set status = $1 where nome = 'FORTES_COLABORE' and status <> 'Inativo' and status is distinct from $1",
    [settings ? statusOfSettings({ ...settings, key: 'own' }) : null],
  )
}

/** Stores the status for header, system parameters and lists; writes only when it differs. */
export async function storeStatus(pool: pg.Pool, status: StatusColabore): Promise<void> {
  await pool.query(
    "update parametros_sistema set status_colabore = $1 where coalesce(status_colabore, 'Inativo') <> $1",
    [status],
  )
}
