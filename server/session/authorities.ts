import type { Model } from '#schemas/load.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { screens } from './screens.ts'

/** Authorities that no definition names (spec 1 §6). */
export const VER_TODAS_EMPRESAS = 'ROLE_VER_TODAS_EMPRESAS'
export const CAD_INFO_PESSOAL = 'ROLE_CAD_INFO_PESSOAL'
export const ASSISTENTE_RH = 'ROLE_ASSISTENTE_RH'

/** Words in place of an authority. */
const words = new Set(['LOGIN', 'PUBLIC', 'CANDIDATO'])

/** Every authority that some part of the product asks for, sorted: what a profile may hold, and what user 1 holds. */
export function authoritiesOf(model: Model, further: Iterable<string> = []): string[] {
  const found = new Set<string>([VER_TODAS_EMPRESAS, CAD_INFO_PESSOAL, ASSISTENTE_RH, ...further])
  for (const { authority } of screens) found.add(authority)
  for (const entity of model.entities.values()) {
    for (const authority of Object.values(entity.authority)) found.add(authority)
    for (const action of entity.actions) found.add(action.authority)
    for (const field of leafFields(entity.fields)) if (field.hint.authority) found.add(field.hint.authority)
    for (const field of leafFields(entity.fields))
      if (field.hint.options === 'authorities') for (const { value } of field.options ?? []) found.add(String(value))
  }
  for (const report of model.reports.values()) found.add(report.authority)
  return [...found].filter((authority) => authority !== '' && !words.has(authority)).sort()
}
