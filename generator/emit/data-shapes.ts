import { shapeOfData } from '#schemas/data/shape.ts'
import type { DataFile } from '#schemas/data/written.ts'
import type { Model } from '#schemas/load.ts'
import type { Output } from './output.ts'

const $comment = 'Gerado por npm run generate; não edite.'

/** schemas/generated/dados/<group>/<entity>.json: JSON Schema for editors, one per file of records. */
export const emitDataShapes = (model: Model, files: DataFile[]): Output[] =>
  files.flatMap(({ path }) => {
    const entity = model.entities.get(path)
    if (!entity) return []
    const text = JSON.stringify({ $comment, ...shapeOfData(entity, model) }, null, 2)
    return [{ path: `schemas/generated/dados/${path}.json`, text: `${text}\n` }]
  })
