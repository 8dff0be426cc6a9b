import { daysBetween } from '../days/days.ts'
import type { Entity, Field } from '../model.ts'
import { fieldAt, leafFields } from '../paths.ts'
import { hasEvents } from './events.ts'

/** Name of the option list of registers with notices. */
export const NOTIFIED = 'cadastros-avisados'

/** Name of the option list of expiries: 'gestao-talentos/talento:certificado'. */
export const EXPIRIES = 'vencimentos'

/** Whether a register can have notices: it has events, and reading it needs an authority. */
export const hasNotices = (entity: Entity): boolean => hasEvents(entity) && entity.authority.read !== 'LOGIN'

/** A placeholder in a notice's text. */
export interface NoticeMarker {
  name: string
  title: string
  /** absent for placeholders that are no fields: record, register, date, time left */
  field?: Field
}

/** Placeholders of every notice. */
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
 * Placeholders for a notice's text: the record, its fields and, for an expiry in a child list, the fields of the row.
 * @param list the child list of the expiry
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

/** Time until a day in words: 'em 30 dias', 'amanhã', 'hoje', 'há 3 dias'. */
export function untilText(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  if (days === -1) return 'ontem'
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`
}

/**
 * The occasion of a reminder: the smallest of `days` already reached, so that a date noticed late is reminded of once,
 * not once per number passed; overdue dates have reached all. Undefined while none is reached.
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

/** Whether a field is restricted by an authority or holds sensitive personal data. */
export const isSensitive = ({ hint }: Field): boolean =>
  hint.authority !== undefined || SENSITIVE.includes(hint.lgpd?.class ?? '')
