import type { Entity } from '#schemas/runtime/model.ts'
import { inlineLimit } from '../../actions/RowActions.tsx'
import type { Column } from '../../columns.ts'
import { actionsWidth, type ColumnWidth, selectionWidth, shareOut, widthOf } from './widths.ts'

interface Place {
  /** available width in pixels */
  room: number
  selectable: boolean
  /** maximum number of actions of a row */
  actions: number
}

export interface TableLayout {
  widths: { key: string; width: number }[]
  total: number
  /** the table is wider than its container */
  scrolls: boolean
  /** icons a row may show inline */
  icons: number
}

/** The edit icon and the menu. */
const fewestIcons = 2

const sum = (widths: readonly ColumnWidth[], of: (width: ColumnWidth) => number) =>
  widths.reduce((total, width) => total + of(width), 0)

/** Rows with more than five actions have a menu anyway: where columns are narrow, fewer icons stay inline. */
function iconsFor(actions: number, room: number, columns: readonly ColumnWidth[]): number {
  if (actions <= inlineLimit) return inlineLimit
  const comfortable = sum(columns, ({ min, ideal }) => (min + ideal) / 2)
  for (let icons = inlineLimit; icons > fewestIcons; icons--)
    if (room - actionsWidth(icons) >= comfortable) return icons
  return fewestIcons
}

/** Computes the layout of a table with these columns in the available width. */
export function tableLayout(
  entity: Entity,
  columns: readonly Column[],
  { room, selectable, actions }: Place,
): TableLayout {
  const wanted = columns.map((column) => widthOf(entity, column))
  const left = room - (selectable ? selectionWidth : 8)
  const icons = iconsFor(actions, left, wanted)
  const acts = actionsWidth(Math.min(actions, icons))
  const shared = shareOut(wanted, left - acts)
  const widths = [
    ...(selectable ? [{ key: 'selection', width: selectionWidth }] : []),
    ...columns.map(({ path }, index) => ({
      key: path,
      // without a selection column, the first column gets 8 px of padding
      width: (shared[index] ?? 0) + (index === 0 && !selectable ? 8 : 0),
    })),
    { key: 'actions', width: acts },
  ]
  const total = widths.reduce((all, { width }) => all + width, 0)
  return { widths, total: Math.round(total), scrolls: room > 0 && total > room + 1, icons }
}
