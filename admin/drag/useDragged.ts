import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type HTMLAttributes, useCallback, useContext } from 'react'
import { InstructionsContext } from './instructions.ts'
import type { DragItem, DropPlace } from './item.ts'
import { dragTexts } from './texts.ts'
import { markPlace } from './usePlaceUnderPointer.ts'

/**
 * Makes an element draggable and focusable; links and buttons inside it stay usable.
 * @returns `ref` and `props` for the element; `moving` while it is dragged
 */
export function useDragged<T>(item: DragItem<T>, disabled: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({
    id: item.id,
    data: { ...item },
    disabled,
  })
  const instructions = useContext(InstructionsContext)
  const props: HTMLAttributes<HTMLElement> = disabled
    ? { tabIndex: 0, role: 'group', 'aria-label': item.label }
    : {
        ...listeners,
        tabIndex: 0,
        role: 'group',
        'aria-label': item.label,
        'aria-roledescription': dragTexts.role,
        'aria-describedby': instructions,
      }
  const ref = useCallback(
    (node: HTMLElement | null) => {
      setNodeRef(node)
      setActivatorNodeRef(node)
    },
    [setNodeRef, setActivatorNodeRef],
  )
  return { ref, props, moving: isDragging }
}

/** Makes an element a drop target. @returns its `ref`, and whether an item is over it */
export function useDropPlace({ id, name }: DropPlace) {
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { id, name } })
  const ref = useCallback(
    (node: HTMLElement | null) => {
      setNodeRef(node)
      markPlace(node, { id, name })
    },
    [setNodeRef, id, name],
  )
  return { ref, over: isOver, held: active ? (active.data.current as unknown as DragItem) : undefined }
}
