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

/** As the rows say it of themselves (`x-entity.effective`). */
export const HISTORICO: Effective = { start: 'data', counts: { status: ['C'] } }

/** Rows say an amount of their own unless they say otherwise. */
const POR_VALOR = 3

/**
 * Keeps a talent's situation and its history one thing (spec 2 §4): what is valid on `hoje` according to the history stands in the talent's
 * own fields, and a change made there becomes an entry of that day (of the day of admission, for a new talent). What band or index pay is no part
 * of an entry: it is worked out for each day.
 * @param aguarda where the payroll confirms entries: called before it is looked which one is valid
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

/** False when the situation lacks what an entry must have. */
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

/** What a situation says of a field; references compare by id: their labels are the server's. */
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
