import { textsIn } from '#admin/providers/preferences.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { DeskCard } from './cards.ts'

/** Preference key of the chosen cards. */
export const ARRANGEMENT = 'tela.inicio'

/** The user's choice: cards shown, in order, and cards hidden. A card added to the product later is in neither list, and shown. */
export interface Arrangement {
  ordem: string[]
  ocultos: string[]
}

/** Reads the stored choice; undefined without one. */
export function readArrangement(value: JsonValue | undefined): Arrangement | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return { ordem: textsIn(value.ordem) ?? [], ocultos: textsIn(value.ocultos) ?? [] }
}

/** Returns the user's cards in order. Cards that no longer exist, or are not available to the session, are dropped silently. */
export function arrangedCards(available: DeskCard[], chosen: Arrangement | undefined): DeskCard[] {
  if (!chosen) return available
  const own = [...new Set(chosen.ordem)].flatMap((name) => available.find((card) => card.name === name) ?? [])
  const added = available.filter(({ name }) => !chosen.ordem.includes(name) && !chosen.ocultos.includes(name))
  return [...own, ...added]
}

/** Returns the choice to store for these cards in this order. Cards unavailable to the session now (another company, a missing right) keep their stored state. */
export function keptArrangement(available: DeskCard[], before: Arrangement | undefined, shown: string[]): Arrangement {
  const known = new Set(available.map(({ name }) => name))
  const elsewhere = (list: string[] = []) => list.filter((name) => !known.has(name))
  return {
    ordem: [...shown, ...elsewhere(before?.ordem)],
    ocultos: [...[...known].filter((name) => !shown.includes(name)), ...elsewhere(before?.ocultos)],
  }
}
