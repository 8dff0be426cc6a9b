import { textsIn, usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'

/** Where the figures that somebody has on his start page are kept: 'analytics/vagas/em-aberto'. */
export const PINNED = 'tela.inicio.indicadores'

/** So many stand on a start page. */
export const MOST_PINNED = 4

/** What is kept, whatever it was written by. */
export const readPinned = (value: JsonValue | undefined): string[] =>
  [...new Set(textsIn(value) ?? [])].filter((name) => name.split('/').length === 3).slice(0, MOST_PINNED)

export interface Pinned {
  /** in the order in which they were chosen */
  names: string[]
  /** puts a figure on the start page, or takes it off */
  toggle(name: string): void
}

/** The figures of this person's start page, kept on the server. */
export function usePinned(): Pinned {
  const { preferences } = usePreferences()
  const set = useSetPreference()
  const report = useReport()
  const names = readPinned(preferences[PINNED])
  const toggle = (name: string) => {
    const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
    void set(PINNED, next.length > 0 ? next : undefined).catch(report)
  }
  return { names, toggle }
}
