import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Gives a box the focus and places its cursor with the very render that shows the text set beside it: a letter typed right after finds the cursor
 * where it belongs.
 * @returns sets the cursor before the letter of this place
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
