import type { Licenca } from '#schemas/generated/types/utilitario/licenca.ts'

/** State of an installation's migration to a licence of authenticator 2.0. */
export type MigrationStatus = NonNullable<Licenca['statusMigracao']>

/** GET /api/novaInstalacao/info: public data of the licence and whether the caller is logged in. */
export interface LicenceInfo
  extends Pick<
    Licenca,
    'razaoSocial' | 'cnpj' | 'nomeRegistroLocation' | 'dataExpedicao' | 'dataExpiracao' | 'nrSerie' | 'tipoAuth'
  > {
  ehAtivado: boolean
  ehModoNuvem: boolean
  remprotBurlado: boolean
  tipoLicenca: NonNullable<Licenca['tipoLicenca']>
  /** absent while no authenticator is configured */
  statusMigracao?: MigrationStatus
  /** the request has a session */
  authenticated: boolean
}

/** Fields that determine the label. */
type Judged = Pick<Licenca, 'ehAtivado' | 'remprotBurlado' | 'tipoAuth' | 'statusMigracao'>

/** Active, or let through by the flag of the v1.0 authenticator — spec 3 §4. */
export const isActivated = ({ ehAtivado, remprotBurlado, tipoAuth }: Judged): boolean =>
  ehAtivado === true || (tipoAuth === 'Remprot' && remprotBurlado === true)

/** The status label of a licence — spec 3 §4. */
export function licenceLabel(licence: Judged): 'Nova Instalação' | 'Inconsistente' | 'Ativa' | 'Inativa' {
  const activated = isActivated(licence)
  if (licence.statusMigracao === 'NovaInstalacao') return 'Nova Instalação'
  if (licence.statusMigracao === 'SemCnpj' && activated) return 'Inconsistente'
  return activated ? 'Ativa' : 'Inativa'
}

export type StepState = 'done' | 'current' | 'pending'

/** The status in which each of the four steps of a migration waits, in their order — spec 3 §2. */
const WAITING: readonly MigrationStatus[] = ['SemCnpj', 'SemConexao', 'SemLocation', 'AguardandoMigrar']

/** State of each of the four steps. */
export function migrationSteps(status: MigrationStatus): StepState[] {
  const at = WAITING.indexOf(status)
  return WAITING.map((_, step) => {
    if (status === 'Migrada' || step < at) return 'done'
    return step === at ? 'current' : 'pending'
  })
}

/** Whether the number may be entered: it is unknown, or the licence is a cloud one — spec 3 §2. */
export const takesNumber = ({
  statusMigracao,
  ehModoNuvem,
}: Pick<Licenca, 'statusMigracao' | 'ehModoNuvem'>): boolean => statusMigracao === 'SemCnpj' || ehModoNuvem === true
