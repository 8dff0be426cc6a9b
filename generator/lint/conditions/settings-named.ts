import type { Problem } from '#schemas/loader/problem.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { LintRule } from '../context.ts'

/** Settings named by a field (`upper`, `shownBy`) are booleans of the company's settings. */
export const settingsNamed: LintRule = ({ entity, file }, { model }) => {
  const settings = [...model.entities.values()].filter(({ single, scope }) => single && scope === 'empresa')
  const isSwitch = (name: string) => settings.some((one) => fieldAt(one, name)?.type === 'boolean')
  return leafFields(entity.fields).flatMap((field): Problem[] => {
    const { upper, shownBy, authority } = field.hint
    const at = (key: string) => [...field.path.split('.').flatMap((part) => ['properties', part]), 'x-field', key]
    const named = [
      { path: at('shownBy'), name: shownBy },
      { path: [...at('upper'), 'empresa'], name: typeof upper === 'object' ? upper.empresa : undefined },
    ]
    const unknown = named.flatMap(({ path, name }) =>
      name === undefined || isSwitch(name)
        ? []
        : [{ file, path, message: `"${name}" não é um sim ou não da configuração da empresa` }],
    )
    const alone = shownBy !== undefined && authority === undefined
    return alone ? [...unknown, { file, path: at('shownBy'), message: 'só serve junto de "authority"' }] : unknown
  })
}
