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

/** Like focusField, but leaves alone who is already somewhere, and the page where it is. */
export function beginIn(id: string, patience = PATIENCE): void {
  const at = document.activeElement
  if (
    at !== null &&
    at !== document.body &&
    !at.matches('main, [role="dialog"], [role="presentation"], .MuiDialog-container')
  )
    return
  const element = document.getElementById(id)
  if (!element) {
    if (patience > 0) requestAnimationFrame(() => beginIn(id, patience - 1))
    return
  }
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
}
