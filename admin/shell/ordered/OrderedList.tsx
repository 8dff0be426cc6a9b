import Box from '@mui/material/Box'
import { useState } from 'react'
import { OrderedItem } from './OrderedItem.tsx'

interface Props {
  label: string
  /** items listed, in order */
  items: { key: string; title: string }[]
  /** keys of all shown items, in order: `items` may be filtered */
  order: string[]
  onOrder: (order: string[]) => void
  /** hides an item */
  onToggle: (key: string) => void
}

/** Sortable list of the shown items: drag, move buttons, hide. */
export function OrderedList({ label, items, order, onOrder, onToggle }: Props) {
  const [dragged, setDragged] = useState<string>()
  const move = (key: string, to: number) => {
    if (to < 0 || to >= order.length) return
    const others = order.filter((one) => one !== key)
    onOrder([...others.slice(0, to), key, ...others.slice(to)])
  }
  const drop = (to: number) => {
    if (dragged !== undefined) move(dragged, to)
    setDragged(undefined)
  }
  return (
    <Box component="ul" aria-label={label} sx={plainList}>
      {items.map(({ key, title }) => {
        const at = order.indexOf(key)
        return (
          <OrderedItem
            key={key}
            title={title}
            checked
            place={{ at, last: order.length - 1 }}
            onToggle={() => onToggle(key)}
            onMove={(by) => move(key, at + by)}
            onDragStart={() => setDragged(key)}
            onDrop={() => drop(at)}
          />
        )
      })}
    </Box>
  )
}

/** A list without bullets. */
export const plainList = { m: 0, p: 0, listStyle: 'none' } as const
