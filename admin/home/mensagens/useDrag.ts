import {
  type Active,
  type CollisionDetection,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { useEndOnPointer } from '#admin/drag/useEndOnPointer.ts'
import type { TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { Direction, Place } from './arrangement.ts'
import type { Coluna } from './caixas.ts'
import type { Reorder } from './useReorder.ts'

/** Less than this is a click. */
const activationConstraint = { distance: 6 }

const keyboardCodes = { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

const arrows: Record<string, Direction | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A box that is dragged by mouse, pen or finger. */
export interface Drag {
  tipo: TipoMensagem
  /** where it would go now */
  place?: Place
}

/** Name of the gap before the box at a place. */
export const slotId = ({ coluna, index }: Place): string => `${coluna}/${index}`

function placeIn(id: unknown): Place | undefined {
  const [coluna, index] = String(id ?? '').split('/')
  return coluna && index !== undefined ? { coluna: coluna as Coluna, index: Number(index) } : undefined
}

/** Distance of a value from an interval. */
const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)

/** The gap nearest to the pointer, in the column nearest to it. */
const nearestSlot: CollisionDetection = ({ pointerCoordinates, droppableContainers, droppableRects }) => {
  if (!pointerCoordinates) return []
  const { x, y } = pointerCoordinates
  const slots = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    if (!rect) return []
    return [{ id, aside: outside(x, rect.left, rect.right), away: outside(y, rect.top, rect.bottom) }]
  })
  const [nearest] = slots.sort((a, b) => a.aside - b.aside || a.away - b.away)
  return nearest ? [{ id: nearest.id }] : []
}

/** What is said stands in the boxes' own region: that of the library is shown nowhere. */
const unheard = { container: document.createElement('div') }

const tipoOf = ({ id }: Active) => id as TipoMensagem
const isKey = (event: Event): boolean => event instanceof KeyboardEvent

/**
 * Moving a box by its handle. With mouse, pen or finger it stays where it is until it is dropped, and a line shows the place; by keyboard (Space
 * or Enter lifts, the arrows move, Space, Enter or Tab drop, Esc puts back) it goes along.
 */
export function useDrag(reorder: Reorder) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef(reorder)
  latest.current = reorder
  useEndOnPointer(reorder.lifted !== undefined, 'Space')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(TouchSensor, { activationConstraint }),
    useSensor(KeyboardSensor, {
      keyboardCodes,
      // the box itself moves, and nothing has to follow it
      coordinateGetter: (event, { active }) => {
        const direction = arrows[event.code]
        if (!direction) return undefined
        event.preventDefault()
        latest.current.shift(active as TipoMensagem, direction)
        return undefined
      },
    }),
  )
  const context: DndContextProps = {
    sensors,
    collisionDetection: nearestSlot,
    accessibility: unheard,
    onDragStart: ({ active, activatorEvent }) => {
      if (isKey(activatorEvent)) reorder.lift(tipoOf(active))
      else setDrag({ tipo: tipoOf(active) })
    },
    onDragOver: ({ active, over, activatorEvent }) => {
      if (!isKey(activatorEvent)) setDrag({ tipo: tipoOf(active), place: placeIn(over?.id) })
    },
    onDragEnd: ({ active, over, activatorEvent }) => {
      setDrag(undefined)
      if (isKey(activatorEvent)) return reorder.drop(tipoOf(active))
      const place = placeIn(over?.id)
      if (place) reorder.place(tipoOf(active), place)
    },
    onDragCancel: ({ active, activatorEvent }) => {
      setDrag(undefined)
      if (isKey(activatorEvent)) reorder.cancel(tipoOf(active))
    },
  }
  return { drag, context }
}
