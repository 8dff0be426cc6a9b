import { textsIn } from '#admin/providers/preferences.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { DeskCard } from './cards.ts'

/** Where a person's choice of cards is kept. */
export const ARRANGEMENT = 'tela.inicio'

/** What a person chose: the cards shown in their order, and those put away. A card that came later is in neither list, and shown. */
export interface Arrangement {
  ordem: string[]
  ocultos: string[]
}

/** Reads what is kept; undefined where nobody chose anything. */
export function readArrangement(value: JsonValue | undefined): Arrangement | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return { ordem: textsIn(value.ordem) ?? [], ocultos: textsIn(value.ocultos) ?? [] }
}

/** The cards of a person in their order. Cards that are gone, or that the session may not have, are left out without a word. */
export function arrangedCards(available: DeskCard[], chosen: Arrangement | undefined): DeskCard[] {
  if (!chosen) return available
  const own = [...new Set(chosen.ordem)].flatMap((name) => available.find((card) => card.name === name) ?? [])
  const added = available.filter(({ name }) => !chosen.ordem.includes(name) && !chosen.ocultos.includes(name))
  return [...own, ...added]
}

/**
 * What is kept when a person shows these cards in this order. What the session may not have now (another company, a right that comes back) stays as it was
 * chosen.
 */
export function keptArrangement(available: DeskCard[], before: Arrangement | undefined, shown: string[]): Arrangement {
  const known = new Set(available.map(({ name }) => name))
  const elsewhere = (list: string[] = []) => list.filter((name) => !known.has(name))
  return {
    ordem: [...shown, ...elsewhere(before?.ordem)],
    ocultos: [...[...known].filter((name) => !shown.includes(name)), ...elsewhere(before?.ocultos)],
  }
}
