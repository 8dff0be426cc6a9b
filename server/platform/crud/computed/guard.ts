import type { Model } from '#schemas/load.ts'
import { restsOn } from '#schemas/loader/computed/rests-on.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { Registry } from '../define.ts'

/**
 * Checks that no computed field tells what hooks of another register hide: rows limited by the hook `rows` may be read only with `as: "record"`, fields of
 * the hook `conceals` never. Runs at server start, since the generator sees no code.
 * @throws Error that names the field
 */
export function guardComputed(model: Pick<Model, 'entities'>, registry: Registry): void {
  for (const entity of model.entities.values())
    for (const field of leafFields(entity.fields)) if (field.computes) guard(model, registry, entity, field)
}

function guard({ entities }: Pick<Model, 'entities'>, registry: Registry, entity: Entity, field: Field): void {
  const { fields, others } = restsOn(entities, entity, field)
  const wrong = (why: string): never => {
    throw new Error(`schemas/${entity.path}.json ${field.path}: ${why}`)
  }
  for (const { entity: other, told, label } of others)
    if (!told && !label && registry[other.path]?.hooks?.rows)
      wrong(
        `hooks.ts de ${other.path} limita quem vê cada registro: diga "as": "record", se todo leitor deste pode saber`,
      )
  for (const { entity: at, field: source, where } of fields)
    if (where === 'others' && registry[at.path]?.hooks?.conceals?.fields.includes(source.path))
      wrong(`${at.path} esconde "${source.path}" de quem não pode ver: nenhum valor calculado o diz`)
}
