/** Inputs in which a key is text or a choice; checkboxes and radio buttons are not among them. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox]'

/** True where a single key is input of the element itself: a slash typed into a field. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_IN))

/** True while a dialog, a menu or a listbox is open, which handles the keys itself. */
export const isPageCovered = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], .MuiDialog-root, [role="menu"], [role="listbox"]') !==
  null

/** True where a key is meant for the page: the target is `body`, or an element of the page that takes no text. */
export const isMeantForPage = ({ target }: Event): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && target.closest('#conteudo') !== null && !takesKeys(target))
