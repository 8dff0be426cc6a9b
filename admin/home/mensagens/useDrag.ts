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

/** Pixels of pointer movement from which a press is a drag, not a click. */
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

/** Id of the gap before the box at a place. */
export const slotId = ({ coluna, index }: Place): string => `${coluna}/${index}`

function placeIn(id: unknown): Place | undefined {
  const [coluna, index] = String(id ?? '').split('/')
  return coluna && index !== undefined ? { coluna: coluna as Coluna, index: Number(index) } : undefined
}

/** Distance of a value from an interval. */
const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)

/** Collision detection: the gap nearest to the pointer, in the nearest column. */
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

/** Detached container for the library's own live region: announcements are in the boxes' region. */
const unheard = { container: document.createElement('div') }

const tipoOf = ({ id }: Active) => id as TipoMensagem
const isKey = (event: Event): boolean => event instanceof KeyboardEvent

/**
 * Moves a box by its handle. By mouse, pen or touch the box stays until dropped, and a line marks the target; by keyboard (Space or Enter
 * lifts, arrows move, Space, Enter or Tab drop, Esc cancels) it moves along.
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
      // keyboard: moves the box itself, so no coordinates are returned
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
