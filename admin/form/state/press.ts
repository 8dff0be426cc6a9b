/** True from the moment a button of the mouse goes down until the click it makes has been delivered. */
let pressed = false
const waiting = new Set<() => void>()

function release(): void {
  // the click is delivered right after this event
  setTimeout(() => {
    pressed = false
    const works = [...waiting]
    waiting.clear()
    for (const work of works) work()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true)
}

/**
 * Does something that may move what stands on the page: now, or as soon as the mouse is up. What moves between press and release is not
 * clicked.
 */
export function whenReleased(work: () => void): void {
  if (pressed) waiting.add(work)
  else work()
}
