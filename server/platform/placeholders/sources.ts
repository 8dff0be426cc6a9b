import type { Model } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/** What a placeholder may begin with: its title, and the fields that may follow, by path. */
export interface Source {
  title: string
  fields: Map<string, Field>
}

/** By the word a placeholder begins with. */
export type Sources = Map<string, Source>

/** The fields of an entity that fit into a text, by path. */
export const fieldsThatFit = (model: Model, path: string, fits: (field: Field) => boolean): Map<string, Field> =>
  new Map(
    leafFields(model.entities.get(path)?.fields ?? [])
      .filter(fits)
      .map((field) => [field.path, field]),
  )
