/** Milliseconds without input after which the user counts as absent: polling must not keep the session alive. */
const awayAfter = 5 * 60_000

let lastSign = Date.now()

const sign = () => {
  lastSign = Date.now()
}

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'])
  window.addEventListener(kind, sign, { passive: true, capture: true })

/** True while the page is visible and there was input within `awayAfter`. */
export const isPresent = (): boolean => document.visibilityState === 'visible' && Date.now() - lastSign < awayAfter
