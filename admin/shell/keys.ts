/** Boxes in which a key is text or a choice; what is only pressed or ticked takes none. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox]'

/** True where a single key has a meaning of its own: a slash typed into a field is a slash. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_IN))

/** True while something over the page keeps the keys: a dialog, a menu, the choices of a box. */
export const isPageCovered = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], .MuiDialog-root, [role="menu"], [role="listbox"]') !==
  null

/** True where a key is meant for the page itself: nothing has the focus, or something of the page that takes no text. */
export const isMeantForPage = ({ target }: Event): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && target.closest('#conteudo') !== null && !takesKeys(target))
