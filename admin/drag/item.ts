/** What can be moved: `label` names it to who does not see it. */
export interface DragItem<T = unknown> {
  id: string
  label: string
  data: T
}

/** Where something can be put. */
export interface DropPlace {
  id: string
  name: string
}
