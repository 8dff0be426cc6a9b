import { displayDay } from '#schemas/runtime/dates.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'

/** Legal retention of a record. */
export interface Held {
  /** last day, where it is known */
  ate?: string
  motivo: string
}

/** The legal retention of a record, where it lasts beyond today. */
export function heldUntil(entity: Entity, record: RecordData, today: string): Held | undefined {
  const { retention } = entity
  if (!retention?.obligatory) return undefined
  const title = fieldAt(entity, retention.from)?.title ?? retention.from
  const law = retention.law ? ` ${retention.law}.` : ''
  const from = valueAt(record, retention.from)
  if (typeof from !== 'string') return { motivo: `Guarda obrigatória: sem ${title}, o prazo ainda não começou.${law}` }
  const year = Number(from.slice(0, 4)) + (retention.years ?? 0)
  const ate = `${year}${from.slice(4, 10)}`
  return ate < today ? undefined : { ate, motivo: `Guarda obrigatória até ${displayDay(ate)}.${law}` }
}

/** Retention of an entity as text; '' without one. */
export function retentionText({ retention, fields }: Entity, months?: number): string {
  if (!retention) return ''
  const from = fieldAt({ fields }, retention.from)?.title ?? retention.from
  const law = retention.law ? `. ${retention.law}` : ''
  if (retention.years !== undefined)
    return `${retention.years} anos a partir de ${from}${retention.obligatory ? ' (guarda obrigatória)' : ''}${law}`
  if (!months) return `Sem prazo: a empresa não o definiu${law}`
  return `${months === 1 ? '1 mês' : `${months} meses`} a partir de ${from}${law}`
}
