/** Gives a box the focus, and puts its cursor where it belongs once the text that was just set stands there: after the next frame, unless it was left. */
export function placeCaret(box: HTMLInputElement | HTMLTextAreaElement | null, at: number): void {
  box?.focus()
  requestAnimationFrame(() => {
    if (document.activeElement === box) box?.setSelectionRange(at, at)
  })
}
