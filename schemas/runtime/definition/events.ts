import type { Entity, FieldOption } from '../model.ts'
import { isOfCompany } from '../scope.ts'

/** What a webhook is told of a record beside the entity's actions. */
const standard = [
  ['incluido', 'Incluído'],
  ['alterado', 'Alterado'],
  ['excluido', 'Excluído'],
] as const

/** A notice of the company told of the record (server/features/notices). */
export const NOTICE_EVENT = 'aviso'

/** What a field whose `x-field.options` says so offers. */
export const EVENTS = 'eventos'

/** Stands for every event: of an entity ('captacao/candidato:*'), or of all of them. */
export const EVERY_EVENT = '*'

/** Whether others may be told of its records: those that people keep, one by one, in one company. */
export const hasEvents = (entity: Entity): boolean =>
  !entity.parent && !entity.single && isOfCompany(entity) && entity.routes.length > 0

/** The events of an entity with their titles: included, changed, deleted, each action, a person's data erased, and notices that tell of it. */
export function eventsOf(entity: Entity): { name: string; title: string }[] {
  if (!hasEvents(entity)) return []
  return [
    ...standard.map(([name, title]) => ({ name, title })),
    ...entity.actions.map(({ name, title }) => ({ name, title })),
    ...(entity.lgpd?.person ? [{ name: 'anonimizado', title: 'Dados pessoais apagados' }] : []),
    { name: NOTICE_EVENT, title: 'Aviso automático' },
  ]
}

/** How an event is written where one is chosen: 'captacao/candidato:alterado'. */
export const eventKey = (path: string, name: string): string => `${path}:${name}`

const ofOperation: Record<string, string> = {
  criacao: 'incluido',
  restauracao: 'incluido',
  exclusao: 'excluido',
  anonimizacao: 'anonimizado',
}

/** The event of an operation of the trail: an action's own name, and 'alterado' for whatever else changes a record; undefined where nobody is told. */
export function eventOf(entity: Entity, operation: string): string | undefined {
  if (!hasEvents(entity)) return undefined
  const named = entity.actions.some(({ name }) => name === operation)
  return named ? operation : (ofOperation[operation] ?? 'alterado')
}

/** The list of options a field has that chooses events: all, all of an entity, and each. */
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
