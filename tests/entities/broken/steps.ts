import type { Action, Entity } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'

/** The steps that ask for a field the check looks at and no form fills in. */
export const stepsWith = (entity: Entity, check: XCheck): Action[] =>
  entity.actions.filter(({ workflow, fields }) =>
    workflow === undefined
      ? false
      : fields.some((path) => Object.values(check).flat().includes(path) && fieldAt(entity, path)?.readOnly),
  )
