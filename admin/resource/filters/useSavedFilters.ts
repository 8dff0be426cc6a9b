import { useMemo } from 'react'
import { usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import type { Wanted } from '../list/address.ts'
import { readDefault, readSaved, type SavedFilter, savedKey } from './saved-filters.ts'

export interface SavedFilters {
  saved: SavedFilter[]
  /** the one applied when the list is opened without filters */
  standard: SavedFilter | undefined
  /** what a URL without filters applies: the user's default, else the schema's; undefined without either */
  initial: Wanted | undefined
  save(filter: Omit<SavedFilter, 'id'> & { id?: string }): Promise<SavedFilter>
  remove(filter: SavedFilter): Promise<void>
  setStandard(filter: SavedFilter | undefined): Promise<void>
}

/** The user's saved filters for the list, stored on the server per company. */
export function useSavedFilters(): SavedFilters {
  const { entity } = useEntity()
  const { preferences } = usePreferences()
  const set = useSetPreference()
  const key = savedKey(entity.path)
  const saved = useMemo(() => readSaved(entity, preferences), [entity, preferences])
  const standard = useMemo(() => readDefault(entity, preferences, saved), [entity, preferences, saved])
  const initial = useMemo(() => {
    if (standard) return { filter: standard.filter, sort: standard.sort }
    const own = entity.list.filters.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]]))
    return own.length > 0 ? { filter: Object.fromEntries(own) } : undefined
  }, [entity, standard])

  const setStandard = (filter: SavedFilter | undefined) =>
    filter || preferences[key] !== undefined ? set(key, filter && { padrao: filter.id }) : Promise.resolve()

  return {
    saved,
    standard,
    initial,
    setStandard,
    async save({ id = crypto.randomUUID(), name, filter, sort }) {
      const value = { nome: name, filtro: filter, ...(sort && { ordem: sort }) }
      await set(`${key}.${id}`, value as JsonValue)
      return { id, name, filter, sort }
    },
    async remove(filter) {
      if (standard?.id === filter.id) await setStandard(undefined)
      await set(`${key}.${filter.id}`, undefined)
    },
  }
}
