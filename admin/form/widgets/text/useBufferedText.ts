import { useCallback, useEffect, useRef, useState } from 'react'
import { whenReleased } from '../../state/press.ts'
import { useOptionalScope } from '../../state/scope.ts'

/** Debounce in milliseconds before a typed text reaches the form. */
const DELAY_MS = 300

interface Options {
  value: unknown
  /** stored value → text in the box */
  show(value: unknown): string
  /** text in the box → stored value; undefined when empty */
  read(text: string): unknown
  onChange(value: unknown): void
}

export interface BufferedText {
  text: string
  /** on input */
  type(text: string): void
  /** passes the text to the form now */
  commit(): void
  /** on blur: commits, then shows the stored value formatted */
  settle(): void
}

/**
 * Local state of a text box: a key press renders this box only; the form is updated after a debounce, on blur, on a tab change and before
 * saving. A value set from outside replaces the text. Commits wait for pointer release: an error message that disappears would shift the
 * button being pressed away from the pointer.
 */
export function useBufferedText({ value, show, read, onChange }: Options): BufferedText {
  const store = useOptionalScope()?.store
  const touch = useOptionalScope()?.touch
  const [text, setText] = useState(() => show(value))
  const state = useRef({ text, value, pending: false, timer: 0, release: () => {} })
  const tools = useRef({ show, read, onChange })
  tools.current = { show, read, onChange }

  const commit = useCallback(() => {
    const now = state.current
    if (!now.pending) return
    window.clearTimeout(now.timer)
    now.release()
    now.pending = false
    const next = tools.current.read(now.text)
    if (next === now.value) return touch?.(false)
    now.value = next
    tools.current.onChange(next)
  }, [touch])

  const type = useCallback(
    (typed: string) => {
      const now = state.current
      now.text = typed
      setText(typed)
      window.clearTimeout(now.timer)
      now.timer = window.setTimeout(() => whenReleased(commit), DELAY_MS)
      if (now.pending) return
      now.pending = true
      now.release = store?.buffer(commit) ?? (() => {})
      touch?.(true)
    },
    [commit, store, touch],
  )

  const settle = useCallback(
    () =>
      whenReleased(() => {
        commit()
        const shown = tools.current.show(state.current.value)
        state.current.text = shown
        setText(shown)
      }),
    [commit],
  )

  useEffect(() => {
    const now = state.current
    if (value === now.value || now.pending) return
    now.value = value
    now.text = tools.current.show(value)
    setText(now.text)
  }, [value])

  useEffect(() => commit, [commit])
  return { text, type, commit, settle }
}
