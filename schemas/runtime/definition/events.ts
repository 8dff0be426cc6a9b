import type { Entity, FieldOption } from '../model.ts'
import { isOfCompany } from '../scope.ts'

/** Standard webhook events of a record, beside the entity's actions. */
const standard = [
  ['incluido', 'Incluído'],
  ['alterado', 'Alterado'],
  ['excluido', 'Excluído'],
] as const

/** Event of a company notice about the record (server/features/notices). */
export const NOTICE_EVENT = 'aviso'

/** Value of `x-field.options` for a field that offers events. */
export const EVENTS = 'eventos'

/** Wildcard: all events of an entity ('captacao/candidato:*'), or of all entities. */
export const EVERY_EVENT = '*'

/** Whether records of the entity raise events: company-owned, not child rows, not `single`, with routes. */
export const hasEvents = (entity: Entity): boolean =>
  !entity.parent && !entity.single && isOfCompany(entity) && entity.routes.length > 0

/** The events of an entity with their titles: created, changed, deleted, each action, personal data erased, and automatic notices. */
export function eventsOf(entity: Entity): { name: string; title: string }[] {
  if (!hasEvents(entity)) return []
  return [
    ...standard.map(([name, title]) => ({ name, title })),
    ...entity.actions.map(({ name, title }) => ({ name, title })),
    ...(entity.lgpd?.person ? [{ name: 'anonimizado', title: 'Dados pessoais apagados' }] : []),
    { name: NOTICE_EVENT, title: 'Aviso automático' },
  ]
}

/** Stored key of an event: 'captacao/candidato:alterado'. */
export const eventKey = (path: string, name: string): string => `${path}:${name}`

const ofOperation: Record<string, string> = {
  criacao: 'incluido',
  restauracao: 'incluido',
  exclusao: 'excluido',
  anonimizacao: 'anonimizado',
}

/** The event of a trail operation: an action's own name, a standard event, else 'alterado'; undefined for entities without events. */
export function eventOf(entity: Entity, operation: string): string | undefined {
  if (!hasEvents(entity)) return undefined
  const named = entity.actions.some(({ name }) => name === operation)
  return named ? operation : (ofOperation[operation] ?? 'alterado')
}

/** Options of a field that selects events: all, all of an entity, and each. */
export function eventOptions(entities: Iterable<Entity>): FieldOption[] {
  const options = [...entities].filter(hasEvents).flatMap((entity) => {
    const { path, plural } = entity
    const each = eventsOf(entity).map(({ name, title }) => ({
      value: eventKey(path, name),
      title: `${plural}: ${title}`,
    }))
    return [{ value: eventKey(path, EVERY_EVENT), title: `${plural}: tudo` }, ...each]
  })
  return options.sort((a, b) => (a.value < b.value ? -1 : 1))
}
