import type { Model } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/** A root of placeholders: its title, and the fields that may follow, by path. */
export interface Source {
  title: string
  fields: Map<string, Field>
}

/** Root of the placeholder ('candidato') → source. */
export type Sources = Map<string, Source>

/** The leaf fields of an entity accepted by `fits`, by path. */
export const fieldsThatFit = (model: Model, path: string, fits: (field: Field) => boolean): Map<string, Field> =>
  new Map(
    leafFields(model.entities.get(path)?.fields ?? [])
      .filter(fits)
      .map((field) => [field.path, field]),
  )
