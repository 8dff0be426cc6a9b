import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Effective } from '#schemas/runtime/model.ts'
import { nearestRow } from '#schemas/runtime/record/effective.ts'

type Historico = NonNullable<Talento['historicos']>[number]
type Situacao = Omit<Historico, 'id' | 'versao' | 'data' | 'status' | 'motivo' | 'salarioNoDia'>

const fields = [
  'estabelecimento',
  'areaOrganizacional',
  'ambiente',
  'faixaSalarial',
  'funcao',
  'superior',
  'tipoSalario',
  'indice',
  'quantidade',
  'salario',
] as const

/** Effective-dated rows of the history (`x-entity.effective`). */
export const HISTORICO: Effective = { start: 'data', counts: { status: ['C'] } }

/** Default type of pay: a fixed amount. */
const POR_VALOR = 3

/**
 * Synchronises a talent's fields with his history (spec 2 §4): the row valid on `hoje` is copied to the talent's
 * fields, and a change of these becomes a row of that day (of the admission day, for a new talent). Amounts of band or
 * index are not stored in rows but computed per day.
 * @param aguarda sets rows to waiting for the payroll system; called before the valid row is determined
 */
export function acertaHistorico(
  record: Talento,
  before: Talento | undefined,
  hoje: string,
  aguarda?: () => void,
): void {
  const edited = key(record.historicos) !== key(before?.historicos)
  const moved = !edited && !sameSituation(record, before)
  if (moved && !addEntry(record, before ? hoje : record.dataAdmissao, before === undefined, aguarda !== undefined))
    return
  aguarda?.()
  const valid = nearestRow(record.historicos ?? [], HISTORICO, hoje)
  if (valid) Object.assign(record, cleared, situationOf(valid))
}

/** Returns false where the situation lacks mandatory fields of a row. */
function addEntry(record: Talento, data: string, admissao: boolean, folha: boolean): boolean {
  const { areaOrganizacional, faixaSalarial } = record
  if (!areaOrganizacional || !faixaSalarial) return false
  const historicos = record.historicos ?? []
  const ofDay = historicos.filter((entry) => entry.data === data)
  const waiting = folha ? ofDay.find(({ status }) => status === 'A') : undefined
  const sameDay = ofDay.find(({ status = 'C' }) => status === 'C') ?? waiting
  const others = historicos.filter((entry) => entry !== sameDay)
  const situation = situationOf({ ...record, areaOrganizacional, faixaSalarial })
  const entry = { ...sameDay, ...cleared, ...situation, data, status: 'C', ...(admissao ? { motivo: 'ADMISSAO' } : {}) }
  record.historicos = [entry as Historico, ...others]
  return true
}

const situationOf = (from: Situacao): Situacao =>
  Object.fromEntries(fields.flatMap((f) => (said(from, f) === undefined ? [] : [[f, from[f]]]))) as unknown as Situacao

const cleared = Object.fromEntries(fields.map((field) => [field, undefined]))

/** Comparable value of a field; references compare by id, as their labels come from the server. */
function said(from: Partial<Situacao>, field: (typeof fields)[number]): unknown {
  const tipo = from.tipoSalario ?? POR_VALOR
  if (field === 'tipoSalario') return tipo
  if (field === 'salario' && tipo !== POR_VALOR) return undefined
  const value = from[field]
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

const sameSituation = (a: Talento, b: Talento | undefined): boolean =>
  fields.every((field) => said(a, field) === (b && said(b, field)))

const key = (historicos: Historico[] = []): string =>
  JSON.stringify(
    historicos.map((entry) => [
      entry.id,
      entry.data,
      entry.status ?? 'C',
      entry.motivo,
      ...fields.map((field) => said(entry, field)),
    ]),
  )
