import type { Licenca } from '#schemas/generated/types/utilitario/licenca.ts'

/** Where an installation stands on the way to a licence of authenticator 2.0. */
export type MigrationStatus = NonNullable<Licenca['statusMigracao']>

/** GET /api/novaInstalacao/info: what everybody is told of the licence, and who asks. */
export interface LicenceInfo
  extends Pick<
    Licenca,
    'razaoSocial' | 'cnpj' | 'nomeRegistroLocation' | 'dataExpedicao' | 'dataExpiracao' | 'nrSerie' | 'tipoAuth'
  > {
  ehAtivado: boolean
  ehModoNuvem: boolean
  remprotBurlado: boolean
  tipoLicenca: NonNullable<Licenca['tipoLicenca']>
  /** absent while the server knows no authenticator */
  statusMigracao?: MigrationStatus
  /** the page was reached after a log-in */
  authenticated: boolean
}

/** What the label is made of. */
type Judged = Pick<Licenca, 'ehAtivado' | 'remprotBurlado' | 'tipoAuth' | 'statusMigracao'>

/** Active, or let pass by the flag of the v1.0 authenticator — spec 3 §4. */
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

/** How far each of the four steps is. */
export function migrationSteps(status: MigrationStatus): StepState[] {
  const at = WAITING.indexOf(status)
  return WAITING.map((_, step) => {
    if (status === 'Migrada' || step < at) return 'done'
    return step === at ? 'current' : 'pending'
  })
}

/** Whether its number may be entered: it is not known, or the licence is of the cloud — spec 3 §2. */
export const takesNumber = ({
  statusMigracao,
  ehModoNuvem,
}: Pick<Licenca, 'statusMigracao' | 'ehModoNuvem'>): boolean => statusMigracao === 'SemCnpj' || ehModoNuvem === true
