import {
  type Active,
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { InstructionsContext } from './instructions.ts'
import type { DragItem, DropPlace } from './item.ts'
import { placeBelow, toNeighbour } from './neighbour.ts'
import { dragTexts } from './texts.ts'
import { useEndOnPointer } from './useEndOnPointer.ts'
import { usePlaceUnderPointer } from './usePlaceUnderPointer.ts'

interface Props<T> {
  children: ReactNode
  /** drag image under the pointer */
  overlay: (item: DragItem<T>) => ReactNode
  /** returns why a place refuses the item; undefined: it accepts */
  refusal: (item: DragItem<T>, place: DropPlace) => string | undefined
  onDrag?: (item: DragItem<T> | undefined) => void
  /** dropped on a place, also on one that refuses it: the host reports the reason */
  onDrop: (item: DragItem<T>, place: DropPlace) => void
  /** announcement for moves made otherwise (a menu, a shortcut); announced when it changes */
  said?: string
}

const keys = { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] }

const itemOf = <T,>({ data }: Active): DragItem<T> => data.current as unknown as DragItem<T>
const placeOf = (over: Over | null): DropPlace | undefined => over?.data.current as DropPlace | undefined

/**
 * Area in which `useDragged` items are moved to `useDropPlace` places: by mouse, by touch after a delay, or by keyboard (Space lifts and
 * drops, arrows move between places, Esc cancels). All steps are announced to screen readers.
 */
export function DragArea<T>({ children, overlay, refusal, onDrag, onDrop, said = '' }: Props<T>) {
  const [held, setHeld] = useState<DragItem<T>>()
  const [byKeyboard, setByKeyboard] = useState(false)
  useEndOnPointer(held !== undefined && byKeyboard, 'Escape')
  const underPointer = usePlaceUnderPointer(held !== undefined && !byKeyboard)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbour, keyboardCodes: keys, scrollBehavior: 'auto' }),
  )
  const latest = useRef(refusal)
  latest.current = refusal
  const [spoken, setSpoken] = useState('')
  useEffect(() => setSpoken(said), [said])
  const announcements = useMemo(() => announcementsOf<T>((item, place) => latest.current(item, place), setSpoken), [])
  const instructions = useId()
  const hold = (item: DragItem<T> | undefined) => {
    setHeld(item)
    onDrag?.(item)
  }
  const end = ({ active, over }: DragEndEvent) => {
    hold(undefined)
    const place = (byKeyboard ? undefined : underPointer()) ?? placeOf(over)
    if (place) onDrop(itemOf<T>(active), place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeBelow}
      accessibility={{ announcements, container: unheard }}
      onDragStart={({ active, activatorEvent }) => {
        setByKeyboard(activatorEvent instanceof KeyboardEvent)
        hold(itemOf<T>(active))
      }}
      onDragCancel={() => hold(undefined)}
      onDragEnd={end}
    >
      <InstructionsContext value={instructions}>{children}</InstructionsContext>
      <div id={instructions} hidden>
        {dragTexts.instructions}
      </div>
      <div role="status" aria-live="assertive" style={visuallyHidden}>
        {spoken}
      </div>
      <DragOverlay dropAnimation={null}>{held && overlay(held)}</DragOverlay>
    </DndContext>
  )
}

/** Detached container for the library's own live region: announcements are in the area's region. */
const unheard = document.createElement('div')

/** Announcements of each event, passed to `say`; the library itself gets none. */
function announcementsOf<T>(refusal: Props<T>['refusal'], say: (sentence: string) => void): Announcements {
  const why = (active: Active, place: DropPlace) => refusal(itemOf<T>(active), place)
  // an item lies over its own place when it is lifted: not announced
  let lies = false
  const tell = (sentence: string) => {
    say(sentence)
    return undefined
  }
  return {
    onDragStart: ({ active }) => {
      lies = true
      return tell(dragTexts.taken(itemOf(active).label))
    },
    onDragOver: ({ active, over }) => {
      const first = lies
      lies = false
      if (first) return undefined
      const { label } = itemOf(active)
      const place = placeOf(over)
      if (!place) return tell(dragTexts.outside(label))
      const reason = why(active, place)
      return tell(
        reason === undefined ? dragTexts.over(label, place.name) : dragTexts.refused(label, place.name, reason),
      )
    },
    onDragEnd: ({ active, over }) => {
      const { label } = itemOf(active)
      const place = placeOf(over)
      const stays = !place || why(active, place) !== undefined
      return tell(stays ? dragTexts.stayed(label) : dragTexts.dropped(label, place.name))
    },
    onDragCancel: ({ active }) => tell(dragTexts.stayed(itemOf(active).label)),
  }
}
