import { textsIn, usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'

/** Preference key of the figures pinned to the start page: 'analytics/vagas/em-aberto'. */
export const PINNED = 'tela.inicio.indicadores'

/** Maximum number of pinned figures. */
export const MOST_PINNED = 4

/** Reads the stored names; malformed ones are dropped. */
export const readPinned = (value: JsonValue | undefined): string[] =>
  [...new Set(textsIn(value) ?? [])].filter((name) => name.split('/').length === 3).slice(0, MOST_PINNED)

export interface Pinned {
  /** in order of pinning */
  names: string[]
  /** pins or unpins a figure */
  toggle(name: string): void
}

/** The user's pinned figures, stored on the server. */
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
