import type { KeyboardEvent } from 'react'

const reachable = 'a[href], button, input'

/** Where a key leads from a cell: rows down, cells to the right. */
const steps: Record<string, [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/**
 * Arrow keys walk through a table: from cell to cell, inside a cell from button to button. A cell without anything to press takes the focus
 * itself, so that a text that is cut off can be read; Enter there is a click on the row.
 */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  if (event.key === 'Enter' && target.tagName === 'TD') target.click()
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const cell = target.closest<HTMLElement>('td, th')
  const next = cell && neighbour(target, cell, step)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function neighbour(target: HTMLElement, cell: HTMLElement, [down, right]: [number, number]): HTMLElement | undefined {
  const inside = [...cell.querySelectorAll<HTMLElement>(reachable)]
  const next = inside[inside.indexOf(target) + right]
  if (right !== 0 && inside.includes(target) && next && next !== target) return next
  const row = cell.parentElement as HTMLTableRowElement
  const place = [...row.cells].indexOf(cell as HTMLTableCellElement)
  const to = right !== 0 ? row.cells[place + right] : otherRow(row, down)?.cells[place]
  if (!to) return undefined
  const within = [...to.querySelectorAll<HTMLElement>(reachable)]
  const position = right < 0 ? within.length - 1 : right > 0 ? 0 : Math.max(0, inside.indexOf(target))
  return within[position] ?? within[0] ?? to
}

function otherRow(row: HTMLTableRowElement, down: number): HTMLTableRowElement | undefined {
  const rows = [...(row.closest('table')?.rows ?? [])].filter((each) => !each.hasAttribute('aria-hidden'))
  return rows[rows.indexOf(row) + down]
}
