import { useMemo } from 'react'
import { usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { isKnown } from '#schemas/runtime/record/visibility.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { type ListSettings, readStored, type StoredSettings, settingsKey, settingsOf } from './settings.ts'

export interface SettingsOfList extends ListSettings {
  /** false until the preferences have loaded */
  ready: boolean
  /** stores a change; undefined resets a part to the schema's value */
  change(change: StoredSettings): void
}

/** The user's settings of the entity's list, stored on the server. */
export function useListSettings(): SettingsOfList {
  const { entity, schema } = useEntity()
  const context = useRuleContext()
  const { ready, preferences } = usePreferences()
  const set = useSetPreference()
  const report = useReport()
  const key = settingsKey(schema.path)
  const value = preferences[key]
  const stored = useMemo(() => readStored(value), [value])
  const settings = useMemo(
    () => settingsOf(entity, stored, (field) => isKnown(field, context)),
    [entity, stored, context],
  )
  const change = (part: StoredSettings) => {
    const next = Object.entries({ ...stored, ...part }).filter(([, each]) => each !== undefined)
    set(key, Object.fromEntries(next) as { [name: string]: JsonValue }).catch(report)
  }
  return { ...settings, ready, change }
}
