import { useCallback, useMemo } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { WidgetProps } from '../widgets/widget.ts'

/** Dialog state: the row (and field) being edited; no index for a new row. */
export interface Editing {
  index?: number
  field?: string
}

/** Rows of a child list and functions that change them. An emptied list is stored as [], which the server takes as "delete all rows". */
export function useRows({ value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>) {
  const list = useMemo(() => (Array.isArray(value) ? (value as RecordData[]) : []), [value])
  const put = useCallback(
    (index: number | undefined, row: RecordData) =>
      onChange(index === undefined ? [...list, row] : list.map((old, i) => (i === index ? row : old))),
    [list, onChange],
  )
  const remove = useCallback((index: number) => onChange(list.filter((_, i) => i !== index)), [list, onChange])
  const move = useCallback(
    (from: number, to: number) => {
      const next = [...list]
      next.splice(to, 0, ...next.splice(from, 1))
      onChange(next)
    },
    [list, onChange],
  )
  return { list, put, remove, move }
}
