/** A draggable item; `label` is its accessible name. */
export interface DragItem<T = unknown> {
  id: string
  label: string
  data: T
}

/** A drop target. */
export interface DropPlace {
  id: string
  name: string
}
