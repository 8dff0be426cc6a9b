import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { type Column, columnsOf } from '../columns.ts'
import { useEntity } from '../entity-context.ts'

export interface Columns {
  all: Column[]
  shown: Column[]
  /** paths put away by this person; kept per user and company */
  hidden: string[]
  toggle(path: string): void
}

const noneHidden: string[] = []

/** The list's columns and which of them this person has put away. The last one cannot be. */
export function useColumns(): Columns {
  const { entity, schema } = useEntity()
  const all = useMemo(() => columnsOf(entity), [entity])
  const [hidden, setHidden] = useStore(`${schema.path}.hiddenColumns`, noneHidden)
  const shown = all.filter(({ path }) => !hidden.includes(path))
  const toggle = (path: string) => {
    if (hidden.includes(path)) setHidden(hidden.filter((one) => one !== path))
    else if (shown.length > 1) setHidden([...hidden, path])
  }
  return { all, shown: shown.length > 0 ? shown : all, hidden, toggle }
}
