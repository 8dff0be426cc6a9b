/** Somebody who did nothing for this long is not there: questions asked by ourselves must not keep their session alive. */
const awayAfter = 5 * 60_000

let lastSign = Date.now()

const sign = () => {
  lastSign = Date.now()
}

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'])
  window.addEventListener(kind, sign, { passive: true, capture: true })

/** True while the page is on the screen and somebody used it a short while ago. */
export const isPresent = (): boolean => document.visibilityState === 'visible' && Date.now() - lastSign < awayAfter
