import type { Step } from '#generator/diff/step.ts'
import type { Model } from '#schemas/load.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'

/** What is no mistake, but whoever changed the schemas should know. */
export function notesOf(model: Model, enums: JsonSchema | undefined, steps: Step[]): string[] {
  return [...unlistedAuthorities(model, enums), ...lateRequirements(steps)]
}

/** A profile can only give the authorities that enums.json lists. */
function unlistedAuthorities({ entities, reports }: Model, enums: JsonSchema | undefined): string[] {
  const listed = enums?.$defs?.authorities?.oneOf?.map((option) => option.const)
  if (!listed) return []
  const used = new Set(
    [...entities.values()].flatMap((entity) => [
      ...Object.values(entity.authority),
      ...entity.actions.map((action) => action.authority),
    ]),
  )
  for (const { authority } of reports.values()) used.add(authority)
  return [...used]
    .filter((authority) => authority.startsWith('ROLE_') && !listed.includes(authority))
    .sort()
    .map((authority) => `${authority} não está em authorities de schemas/enums.json: nenhum perfil pode dá-la`)
}

function lateRequirements(steps: Step[]): string[] {
  return steps.flatMap((step) =>
    step.kind === 'addCheck' && step.check.kind === 'required'
      ? [`${step.table}.${step.check.columns[0]}: obrigatório sem default; só se exige de registros novos ou alterados`]
      : [],
  )
}
