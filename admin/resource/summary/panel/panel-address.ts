import { useLocation } from 'react-router-dom'
import { searchWith } from '#admin/providers/address/view-address.ts'

/** The parameter of a list's address that names the record shown beside it. */
const SHOWN = 'registro'

/** The record that an address shows beside its list. */
export function shownIn(search: string): number | undefined {
  const named = new URLSearchParams(search).get(SHOWN) ?? ''
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined
}

/** The address of the page that is open, with a record beside it; undefined: with none. */
export const searchShowing = (search: string, id: unknown): string =>
  searchWith(search, { [SHOWN]: id === undefined ? undefined : String(id) })

/** For links that show a record beside the list they stand in. */
export function usePanelAddress(): (id: unknown) => { pathname: string; search: string } {
  const { pathname, search } = useLocation()
  return (id) => ({ pathname, search: searchShowing(search, id) })
}
