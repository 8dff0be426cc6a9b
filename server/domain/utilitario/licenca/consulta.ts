import { randomUUID } from 'node:crypto'
import { licenceLabel } from '#schemas/runtime/answers/utilities/licence.ts'
import type { SecurityEvent } from '#schemas/runtime/shown/security.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { type ErrorCode, fail } from '#server/platform/errors/errors.ts'
import type { AuthenticatorSettings, Outcome } from '#server/platform/integrations/autenticador/client.ts'
import { recordSecurity, type SecurityEntry } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Guardada, licencaGuardada, NEW } from './queries.ts'

/** Author of a query for the security log; absent for automatic ones. */
export type Quem = Pick<SecurityEntry, 'usuarioId' | 'empresaId' | 'sessao' | 'endereco' | 'agente'>

/** One look at the authenticator, under the lock. */
export interface Consulta {
  db: Db
  settings: AuthenticatorSettings
  instalacao: string
  guardada: Guardada
}

/** State to store after a query, and the error code of a failed one. */
export interface Resultado {
  guardada: Guardada
  failure?: ErrorCode
}

const LOCK = "select pg_try_advisory_xact_lock(hashtextextended('licenca', 0)) as mine"

/**
 * Queries the authenticator and stores the answer, one query at a time over all servers, so that no answer overwrites a
 * later one. The state after a failure is stored before it is thrown.
 * @throws DomainError AUTENTICADOR_NAO_CONFIGURADO, AUTENTICADOR_OCUPADO, or the failure
 */
export async function consulta(
  prumo: Prumo,
  evento: SecurityEvent,
  quem: Quem | undefined,
  look: (consulta: Consulta) => Promise<Resultado>,
): Promise<Guardada> {
  const settings = prumo.env.authenticator ?? fail('AUTENTICADOR_NAO_CONFIGURADO')
  const { guardada, failure } = await prumo.database.kysely.transaction().execute(async (db) => {
    const [lock] = await run<{ mine: boolean }>(db, LOCK, [])
    if (!lock?.mine) fail('AUTENTICADOR_OCUPADO')
    const before = { ...NEW, ...(await licencaGuardada(db, prumo.today())) }
    const result = await look({ db, settings, instalacao: before.instalacao ?? randomUUID(), guardada: before })
    if (quem) {
      const licenca = result.failure ? 'sem resposta do autenticador' : licenceLabel(result.guardada)
      await recordSecurity(db, { ...quem, evento, dados: { licenca } })
    }
    return result
  })
  return failure ? fail(failure) : guardada
}

/** Error code of a failed query; the reason is only logged. */
export function falha<T>(prumo: Prumo, outcome: Exclude<Outcome<T>, { status: 'done' }>): ErrorCode {
  if (outcome.status === 'refused') return 'AUTENTICADOR_RECUSOU'
  prumo.log.warn(`Autenticador: ${outcome.reason}`)
  return 'AUTENTICADOR_SEM_RESPOSTA'
}

/** Replaces the stored licence. */
export async function guarda(db: Db, licenca: Guardada & { instalacao: string }): Promise<void> {
  const values = {
    instalacao: licenca.instalacao,
    ticket: licenca.ticket ?? null,
    razao_social: licenca.razaoSocial ?? null,
    cnpj: licenca.cnpj ?? null,
    nome_registro_location: licenca.nomeRegistroLocation ?? null,
    data_expedicao: licenca.dataExpedicao ?? null,
    data_expiracao: licenca.dataExpiracao ?? null,
    nr_serie: licenca.nrSerie ?? null,
    eh_ativado: licenca.ehAtivado ?? null,
    eh_modo_nuvem: licenca.ehModoNuvem ?? null,
    tipo_auth: licenca.tipoAuth ?? null,
    remprot_burlado: licenca.remprotBurlado ?? null,
    status_migracao: licenca.statusMigracao ?? null,
    tipo_licenca: licenca.tipoLicenca ?? null,
    dados_autenticacao: licenca.dadosAutenticacao ?? null,
  }
  const changed = await db
    .updateTable('licenca')
    .set((e) => ({ ...values, versao: e('versao', '+', 1) }))
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) await db.insertInto('licenca').values(values).execute()
}
