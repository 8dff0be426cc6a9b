import type { KeyboardEvent } from 'react'

const reachable = 'a[href], button, input'

/** Movement by key: [rows down, cells to the right]. */
const steps: Record<string, [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/**
 * Arrow key navigation in a table: from cell to cell, and between the controls inside a cell. A cell without controls is focused itself,
 * which shows the tooltip of a truncated text; Enter there clicks the row.
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
