const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [role="combobox"], [tabindex="0"]'
/** Frames to wait for a tab or a lazily loaded widget to appear: about two seconds. */
const PATIENCE = 120

/** Puts the focus on the field with this id as soon as it is on the page, and brings it into view. */
export function focusField(id: string, patience = PATIENCE): void {
  const element = document.getElementById(id)
  const again = () => patience > 0 && requestAnimationFrame(() => focusField(id, patience - 1))
  if (!element) {
    again()
    return
  }
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element)
  target.focus({ preventScroll: true })
  // a form being saved takes no focus yet
  if (document.activeElement !== target && element.closest('[inert]')) again()
  element.scrollIntoView({ block: 'center' })
}
