/**
 * Makes Esc close the topmost dialog when the focused element was removed and the focus fell to `body`: then no dialog gets the key event.
 * @returns removes the listener
 */
export function hearEscape(): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.activeElement !== document.body || event.target !== document.body) return
    const top = [...document.querySelectorAll('.MuiModal-root:not([aria-hidden=true])')].at(-1)
    top?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}
