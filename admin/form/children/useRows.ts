import { useCallback, useMemo } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { WidgetProps } from '../widgets/widget.ts'

/** What the dialog is about: a row (and a field of it), or a new one. */
export interface Editing {
  index?: number
  field?: string
}

/** The rows of a child list and how to change them. An emptied list is [], which the server takes as such. */
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
