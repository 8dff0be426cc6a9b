import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { nearestRow } from '#schemas/runtime/effective.ts'

type Historico = NonNullable<Talento['historicos']>[number]
type Situacao = Omit<Historico, 'id' | 'versao' | 'data'>

const fields = [
  'estabelecimento',
  'areaOrganizacional',
  'ambiente',
  'faixaSalarial',
  'funcao',
  'salario',
  'superior',
] as const

/**
 * Keeps a talent's situation and its history one thing (spec 2 §4): what is valid on `hoje` according to the history stands in the talent's
 * own fields, and a change made there becomes an entry of that day (of the day of admission, for a new talent).
 */
export function acertaHistorico(record: Talento, before: Talento | undefined, hoje: string): void {
  const edited = key(record.historicos) !== key(before?.historicos)
  const moved = !edited && !sameSituation(record, before)
  if (moved && !addEntry(record, before ? hoje : record.dataAdmissao)) return
  const valid = nearestRow(record.historicos ?? [], { start: 'data' }, hoje)
  if (valid) Object.assign(record, cleared, situationOf(valid))
}

/** False when the situation lacks what an entry must have. */
function addEntry(record: Talento, data: string): boolean {
  const { areaOrganizacional, faixaSalarial } = record
  if (!areaOrganizacional || !faixaSalarial) return false
  const historicos = record.historicos ?? []
  const sameDay = historicos.find((entry) => entry.data === data)
  const others = historicos.filter((entry) => entry !== sameDay)
  const situation = situationOf({ ...record, areaOrganizacional, faixaSalarial })
  const entry = { ...sameDay, ...cleared, ...situation, data } as Historico
  record.historicos = [entry, ...others]
  return true
}

const situationOf = (from: Situacao): Situacao =>
  Object.fromEntries(fields.flatMap((f) => (from[f] === undefined ? [] : [[f, from[f]]]))) as unknown as Situacao

const cleared = Object.fromEntries(fields.map((field) => [field, undefined]))

/** References compare by id: their labels are the server's. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

const sameSituation = (a: Talento, b: Talento | undefined): boolean =>
  fields.every((field) => plain(a[field]) === plain(b?.[field]))

const key = (historicos: Historico[] = []): string =>
  JSON.stringify(historicos.map((entry) => [entry.id, entry.data, ...fields.map((field) => plain(entry[field]))]))
