import type { Customisation } from '#schemas/company/customisation.ts'
import { entriesOf } from '#schemas/loader/configurable.ts'
import type { Entity, Field, FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Fields whose visibility and obligation a company sets in its settings (`x-entity.configurable`) and nowhere else. */
export interface Decididos {
  /** state by the settings; undefined for a field they do not cover */
  de(field: Field): { oculto: boolean; obrigatorio: boolean } | undefined
}

export function decididos({ deps, context }: Ctx, entity: Entity): Decididos {
  const schema = (deps.model.base ?? deps.model).schemas.get(entity.path)
  const said = schema?.['x-entity']?.configurable
  // settings of a register shared by all companies are not this company's
  if (!schema || said?.context !== 'empresa') return { de: () => undefined }
  const settings = context.empresa as Record<string, string[] | undefined>
  const shown = (said.visible && settings[said.visible]) || []
  const demanded = (said.required && settings[said.required]) || []
  const entries = new Map(entriesOf(schema, said).map((entry) => [entry.field, entry]))
  return {
    de({ path }) {
      const entry = entries.get(path) ?? [...entries.values()].find(({ field }) => path.startsWith(`${field}.`))
      if (!entry) return undefined
      const named = (list: string[]) => [entry.field, entry.also].some((name) => name && list.includes(name))
      const only = entry.required ?? entry.field
      return {
        oculto: entry.always === undefined && shown.length > 0 && !named(shown),
        obrigatorio: entry.always === 'required' || (named(demanded) && (path === entry.field || path === only)),
      }
    },
  }
}

/** Message shown where such a field is read-only. */
export const ONDE_SE_DECIDE = 'Decidido na configuração da empresa, em Campos do candidato'

/** Refuses new values for such fields; stored ones stay until they are reset. */
export function decidedErrors(
  { de }: Decididos,
  field: Field,
  row: Customisation,
  before: Customisation | undefined,
): FieldError[] {
  if (!de(field)) return []
  return (['oculto', 'obrigatorio'] as const).flatMap((name) =>
    row[name] && !before?.[name] ? [fieldError(name, ONDE_SE_DECIDE)] : [],
  )
}
