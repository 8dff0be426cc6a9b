/**
 * Esc closes the dialog on top even when what had the focus has just gone, a button with its page, say: then no element hears the key.
 * @returns stops listening
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
