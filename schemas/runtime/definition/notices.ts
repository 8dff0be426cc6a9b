import { daysBetween } from '../days/days.ts'
import type { Entity, Field } from '../model.ts'
import { fieldAt, leafFields } from '../paths.ts'
import { hasEvents } from './events.ts'

/** The list of options of a field that chooses a register people can be told of. */
export const NOTIFIED = 'cadastros-avisados'

/** The list of options of a field that chooses what runs out: 'gestao-talentos/talento:certificado'. */
export const EXPIRIES = 'vencimentos'

/** Whether people can be told of its records: those a company keeps one by one. */
export const hasNotices = (entity: Entity): boolean => hasEvents(entity) && entity.authority.read !== 'LOGIN'

/** What a text of a notice may name. */
export interface NoticeMarker {
  name: string
  title: string
  /** absent for what is no field: the record, the date, how long until then */
  field?: Field
}

/** What every notice knows of what it tells. */
const standing: NoticeMarker[] = [
  { name: 'registro', title: 'Registro' },
  { name: 'cadastro', title: 'Cadastro' },
]
const ofDates: NoticeMarker[] = [
  { name: 'vencimento', title: 'Data do vencimento' },
  { name: 'prazo', title: 'Quanto falta' },
]

const fits = ({ kind, format, writeOnly, path }: Field): boolean =>
  (kind === 'scalar' || kind === 'reference') && format !== 'arquivo' && !writeOnly && path !== 'id'

/**
 * What the text of a notice may name: the record, its fields and, where rows of a list run out, those of the row.
 * @param list the list whose rows run out
 */
export function noticeMarkers(entity: Entity, entities: ReadonlyMap<string, Entity>, list?: string): NoticeMarker[] {
  const of = (fields: Field[], before: string, around: string): NoticeMarker[] =>
    leafFields(fields)
      .filter(fits)
      .map((field) => ({ name: `${before}${field.path}`, title: `${around}${field.title}`, field }))
  const rows = list === undefined ? undefined : entities.get(fieldAt(entity, list)?.target ?? '')
  return [
    ...standing,
    ...ofDates,
    ...of(entity.fields, '', ''),
    ...(rows ? of(rows.fields, `${list}.`, `${rows.title}: `) : []),
  ]
}

/** How long until a day: 'em 30 dias', 'amanhã', 'hoje', 'há 3 dias'. */
export function untilText(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  if (days === -1) return 'ontem'
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`
}

/**
 * The occasion on which a date is told: the smallest number of days before it that has been reached, so that what is seen late is told once, not
 * for each number it passed; what is over has reached all of them. Undefined while it is too early.
 */
export function occasionOf(day: string, today: string, days: readonly number[]): number | undefined {
  const left = daysBetween(today, day)
  const reached = days.filter((each) => left <= each)
  return reached.length === 0 ? undefined : Math.min(...reached)
}

const SENSITIVE: readonly string[] = [
  'documento',
  'endereco',
  'familia',
  'financeiro',
  'saude',
  'raca',
  'sindical',
  'biometria',
  'sensivel',
]

/** Whether not everybody who reads the record may know a field, or it is nobody else's business. */
export const isSensitive = ({ hint }: Field): boolean =>
  hint.authority !== undefined || SENSITIVE.includes(hint.lgpd?.class ?? '')
