import type { Customisation } from '#schemas/company/customisation.ts'
import { entriesOf } from '#schemas/loader/configurable.ts'
import type { Entity, Field, FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Fields whose being shown and demanded a company decides among its settings (`x-entity.configurable`): there, and nowhere else. */
export interface Decididos {
  /** what the settings say of a field; undefined for one that they do not speak of */
  de(field: Field): { oculto: boolean; obrigatorio: boolean } | undefined
}

export function decididos({ deps, context }: Ctx, entity: Entity): Decididos {
  const schema = (deps.model.base ?? deps.model).schemas.get(entity.path)
  const said = schema?.['x-entity']?.configurable
  // a list that all companies share is not this company's to look for elsewhere
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

/** Said where a field may only be looked at. */
export const ONDE_SE_DECIDE = 'Decidido na configuração da empresa, em Campos do candidato'

/** What was said here before stays until it is taken back; nothing new is said. */
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
