const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [role="combobox"], [tabindex="0"]'
/** Animation frames to wait for a tab or a lazily loaded widget to mount: about two seconds. */
const PATIENCE = 120

/** Focuses the element with this id as soon as it is mounted, and scrolls it to the centre. */
export function focusField(id: string, patience = PATIENCE): void {
  const element = document.getElementById(id)
  const again = () => patience > 0 && requestAnimationFrame(() => focusField(id, patience - 1))
  if (!element) {
    again()
    return
  }
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element)
  target.focus({ preventScroll: true })
  // an inert form (a save is running) cannot be focused yet
  if (document.activeElement !== target && element.closest('[inert]')) again()
  element.scrollIntoView({ block: 'center' })
}

/** Like focusField, but does nothing when another element already has the focus, and does not scroll. */
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
