import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Focuses a box and sets its caret in the layout effect of the render that shows the new text, so that the next key press is inserted at
 * the right place.
 * @returns sets the caret before the character at this index
 */
export function useCaret(box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): (at: number) => void {
  const [wanted, setWanted] = useState<{ at: number }>()
  useLayoutEffect(() => {
    if (!wanted) return
    box.current?.focus()
    box.current?.setSelectionRange(wanted.at, wanted.at)
  }, [box, wanted])
  return (at) => setWanted({ at })
}
