import { useMemo } from 'react'
import { usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Item } from './dashboard.ts'
import { arrangeItems, type Layout, layoutKey, readLayout, type StoredLayout } from './layout.ts'

export interface PersonalLayout extends Layout {
  /** false until the preferences have loaded */
  ready: boolean
  arranged: boolean
  stored: StoredLayout
  /** stores a change */
  change(part: StoredLayout): void
  /** back to the definition */
  reset(): void
}

/** The user's arrangement of a dashboard, stored on the server. @param path 'analytics/vagas' */
export function useLayout(path: string, items: readonly Item[]): PersonalLayout {
  const { ready, preferences } = usePreferences()
  const set = useSetPreference()
  const report = useReport()
  const key = layoutKey(path)
  const value = preferences[key]
  const stored = useMemo(() => readLayout(value), [value])
  const layout = useMemo(() => arrangeItems(items, stored), [items, stored])
  const keep = (next: JsonValue | undefined) => void set(key, next).catch(report)
  const change = (part: StoredLayout) => {
    const said = Object.entries({ ...stored, ...part }).filter(([, each]) => each !== undefined)
    keep(Object.fromEntries(said) as { [name: string]: JsonValue })
  }
  return { ...layout, ready, arranged: value !== undefined, stored, change, reset: () => keep(undefined) }
}
