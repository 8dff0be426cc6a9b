import type { Model } from '#schemas/load.ts'
import type { LogModule } from '#schemas/runtime/answers/trail.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { moduleOfFolder } from '#server/platform/session/menu/menu.ts'

/** The entity whose screen shows a record: for a child that of its main record. */
export function screenOf(model: Pick<Model, 'entities'>, entity: Entity): Entity {
  const parent = entity.parent && model.entities.get(entity.parent.entity)
  return parent ? screenOf(model, parent) : entity
}

/** The module (group of the menu) an entity belongs to. */
export function moduleOf(model: Pick<Model, 'entities' | 'menu'>, entity: Entity): string {
  const { menu, group } = screenOf(model, entity)
  return menu?.group ?? moduleOfFolder(model, group)
}

/** Modules with their screens, for the filters. */
export function logModules(model: Pick<Model, 'entities' | 'menu'>): LogModule[] {
  const modules = new Map<string, LogModule['telas']>()
  for (const entity of model.entities.values()) {
    if (entity.parent) continue
    const titulo = moduleOf(model, entity)
    modules.set(titulo, [
      ...(modules.get(titulo) ?? []),
      { entidade: entity.path, titulo: entity.menu?.title ?? entity.plural },
    ])
  }
  const byTitle = (a: { titulo: string }, b: { titulo: string }) => a.titulo.localeCompare(b.titulo, 'pt-BR')
  return [...modules].map(([titulo, telas]) => ({ titulo, telas: telas.sort(byTitle) })).sort(byTitle)
}
