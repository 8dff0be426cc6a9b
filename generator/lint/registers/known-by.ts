import type { Problem } from '#schemas/loader/problem.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { LintRule } from '../context.ts'

/** `knownBy` names the record's author: a read-only reference to a user with the default `currentUser`. */
export const knownBy: LintRule = ({ entity, file }) =>
  leafFields(entity.fields).flatMap((field): Problem[] => {
    const { knownBy: name, authority } = field.hint
    if (name === undefined) return []
    const path = [...field.path.split('.').flatMap((part) => ['properties', part]), 'x-field', 'knownBy']
    if (authority === undefined) return [{ file, path, message: 'só serve junto de "authority"' }]
    if (entity.parent) return [{ file, path, message: 'uma linha não tem autor: só serve num campo do registro' }]
    const user = fieldAt(entity, name)
    const names = user?.target === 'utilitario/usuario' && user.readOnly && user.hint.default === 'currentUser'
    return names
      ? []
      : [
          {
            file,
            path,
            message: `"${name}" não diz quem fez o registro`,
            hint: 'uma referência a utilitario/usuario, "readOnly": true, com "default": "currentUser"',
          },
        ]
  })
