import type { MigrationStatus } from '#schemas/runtime/answers/utilities/licence.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'

/** A licence as the authenticator returns it. */
export interface Licence {
  razaoSocial?: string
  /** absent also where the number is no valid CNPJ or CPF: it must be corrected by hand */
  cnpj?: string
  nomeRegistroLocation?: string
  dataExpedicao?: string
  dataExpiracao?: string
  nrSerie?: string
  ativa: boolean
  modoNuvem: boolean
  /** 1.0 only: counts as activated whatever the other flags say */
  burlada: boolean
}

export type LicenceAnswer = { status: MigrationStatus; licence?: Licence } | { status: 'RECUSADO' }

/** Migration states of authenticator 2.0; they come only with a connection to it. */
const STATUS: Record<string, MigrationStatus> = {
  NOVA_INSTALACAO: 'NovaInstalacao',
  SEM_CNPJ: 'SemCnpj',
  SEM_LOCATION: 'SemLocation',
  AGUARDANDO_MIGRAR: 'AguardandoMigrar',
  MIGRADA: 'Migrada',
}

const TICKET = /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/

type Body = Record<string, unknown>

const object = (value: unknown): Body | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined

/** @returns undefined where the body holds no valid ticket */
export function readTicket(body: unknown): string | undefined {
  const ticket = object(body)?.ticket
  return typeof ticket === 'string' && TICKET.test(ticket) ? ticket : undefined
}

/** @returns undefined where the body breaks the contract (README.md) */
export function readLicence(body: unknown, versao: '1.0' | '2.0'): LicenceAnswer | undefined {
  const answer = object(body)
  if (!answer) return undefined
  if (answer.recusado === true) return { status: 'RECUSADO' }
  const licence = answer.licenca === undefined ? undefined : licenceIn(answer.licenca)
  if (answer.licenca !== undefined && !licence) return undefined
  const status = versao === '1.0' ? beforeMigration(licence) : STATUS[String(answer.status)]
  if (!status || (status === 'Migrada' && licence?.cnpj === undefined)) return undefined
  return { status, ...(licence && { licence }) }
}

/** State of a 1.0 licence: its number must be corrected first (SemCnpj), or it waits for the connection to 2.0 (SemConexao). */
function beforeMigration(licence: Licence | undefined): MigrationStatus {
  if (!licence) return 'NovaInstalacao'
  return licence.cnpj === undefined ? 'SemCnpj' : 'SemConexao'
}

/** Maximum lengths of the columns. */
const TEXTS = { razaoSocial: 150, nomeRegistroLocation: 150, nrSerie: 60 } as const
const DATES = ['dataExpedicao', 'dataExpiracao'] as const
const FLAGS = ['ativa', 'modoNuvem', 'burlada'] as const

function licenceIn(value: unknown): Licence | undefined {
  const given = object(value)
  if (!given) return undefined
  const licence: Licence = {
    ativa: given.ativa === true,
    modoNuvem: given.modoNuvem === true,
    burlada: given.burlada === true,
  }
  for (const name of FLAGS) if (given[name] !== undefined && typeof given[name] !== 'boolean') return undefined
  for (const name of DATES) {
    const date = given[name]
    if (date === undefined) continue
    if (typeof date !== 'string' || !formats.date?.validate(date)) return undefined
    licence[name] = date
  }
  for (const [name, longest] of Object.entries(TEXTS) as [keyof typeof TEXTS, number][]) {
    const text = given[name]
    if (text === undefined) continue
    if (typeof text !== 'string' || text.length > longest || /\p{Cc}/u.test(text)) return undefined
    if (text.trim() !== '') licence[name] = text.trim()
  }
  const cnpj = numberIn(given.cnpj)
  return cnpj === undefined ? licence : { ...licence, cnpj }
}

function numberIn(value: unknown): string | undefined {
  const format = formats['cnpj-cpf']
  if (typeof value !== 'string' || !format) return undefined
  const text = format.normalise?.(value) ?? value
  return format.validate(text) ? text : undefined
}
