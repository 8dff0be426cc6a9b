/** True from pointerdown until the click that follows pointerup has been dispatched. */
let pressed = false
const waiting = new Set<() => void>()

function release(): void {
  // the click is dispatched right after this event
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

/** Runs work that may shift the layout: now, or after the pointer is released. A button that moves between press and release gets no click. */
export function whenReleased(work: () => void): void {
  if (pressed) waiting.add(work)
  else work()
}
