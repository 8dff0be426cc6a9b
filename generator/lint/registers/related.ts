import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { isNamed, referringTo } from '#schemas/runtime/definition/related.ts'
import type { LintRule } from '../context.ts'

/** Registers in `x-entity.related` refer to the entity. */
export const relatedRegisters: LintRule = ({ entity, file }, { model }) => {
  const found = referringTo(entity, model.entities)
  const known = [...new Set(found.flatMap((one) => [one.entity.path, one.name]))]
  return (['first', 'hidden'] as const).flatMap((key) =>
    (entity.related?.[key] ?? []).flatMap((name, i): Problem[] =>
      found.some((one) => isNamed(one, name))
        ? []
        : [
            {
              file,
              path: ['x-entity', 'related', key, i],
              message: `"${name}" não é um cadastro com lista (nem um campo dele) que se refere a este`,
              hint: suggestName(name, known),
            },
          ],
    ),
  )
}
