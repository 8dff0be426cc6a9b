import { MaskInput, type MaskInputOptions } from 'maska'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Attaches maska to an input, caret handling included. maska writes the masked text before React sees the event, so the input must listen
 * to `onInput`: React drops `onChange` when the value was already set by script. `options` must be constant.
 */
export function useMaska(options: MaskInputOptions): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const mask = new MaskInput(ref.current, options)
    return () => mask.destroy()
  }, [options])
  return ref
}
