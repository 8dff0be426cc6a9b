import { useListContext } from 'react-admin'

export interface FilterValues {
  values: Record<string, unknown>
  /** undefined, '' and [] remove the filter */
  set(name: string, value: unknown): void
  clear(): void
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The list's filters; a change resets the list to its first page. */
export function useFilterValues(): FilterValues {
  const { filterValues, setFilters } = useListContext()
  const values: Record<string, unknown> = filterValues ?? {}
  const set = (name: string, value: unknown) => {
    const { [name]: _old, ...others } = values
    setFilters(isEmpty(value) ? others : { ...others, [name]: value }, [])
  }
  return { values, set, clear: () => setFilters({}, []) }
}
