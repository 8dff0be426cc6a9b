import { useCallback, useRef } from 'react'
import { type Identifier, type RaRecord, useListContext } from 'react-admin'

export interface RowSelection {
  all: boolean
  some: boolean
  has(id: Identifier): boolean
  /** selects all rows of this page, or none when all are selected */
  toggle(): void
  /** `range` also selects the rows between the last toggled one and this */
  toggleOne(id: Identifier, range: boolean): void
}

/** Row selection; rows selected on other pages stay selected. */
export function useRowSelection(): RowSelection {
  const { data = [], selectedIds, onSelect } = useListContext()
  const latest = useRef({ data, selectedIds, onSelect })
  latest.current = { data, selectedIds, onSelect }
  const last = useRef<Identifier>(undefined)
  const toggleOne = useCallback((id: Identifier, range: boolean) => {
    const now = latest.current
    const ids = range ? between(now.data, last.current, id) : [id]
    const add = !now.selectedIds.includes(id)
    last.current = id
    const others = now.selectedIds.filter((one) => !ids.includes(one))
    now.onSelect(add ? [...others, ...ids] : others)
  }, [])
  const here = data.map(({ id }) => id)
  const chosen = here.filter((id) => selectedIds.includes(id)).length
  const all = here.length > 0 && chosen === here.length
  const toggle = () => {
    const others = selectedIds.filter((id) => !here.includes(id))
    onSelect(all ? others : [...others, ...here])
  }
  return { all, some: chosen > 0, has: (id) => selectedIds.includes(id), toggle, toggleOne }
}

function between(data: RaRecord[], from: Identifier | undefined, to: Identifier): Identifier[] {
  const ids = data.map(({ id }) => id)
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || start < 0 ? [to] : ids.slice(start, (end ?? start) + 1)
}
