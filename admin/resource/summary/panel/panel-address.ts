import { useLocation } from 'react-router-dom'
import { searchWith } from '#admin/providers/address/view-address.ts'

/** URL parameter that names the record shown in the panel. */
const SHOWN = 'registro'

/** Returns the id of the record a URL shows in the panel. */
export function shownIn(search: string): number | undefined {
  const named = new URLSearchParams(search).get(SHOWN) ?? ''
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined
}

/** Returns the current search string with a record in the panel; undefined id: with none. */
export const searchShowing = (search: string, id: unknown): string =>
  searchWith(search, { [SHOWN]: id === undefined ? undefined : String(id) })

/** Returns a function that builds links which open the panel beside the current list. */
export function usePanelAddress(): (id: unknown) => { pathname: string; search: string } {
  const { pathname, search } = useLocation()
  return (id) => ({ pathname, search: searchShowing(search, id) })
}
