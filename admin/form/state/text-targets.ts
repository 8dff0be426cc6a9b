import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A text of several lines that is on the page and can be written to. */
export interface TextTarget {
  /** of its element */
  id: string
  label: string
  maxLength?: number
  text(): string
  /** as if it had been typed */
  put(text: string): void
}

interface State {
  /** in the order they came to the page */
  targets: TextTarget[]
  /** id of the one that had the focus last, while it is there */
  focused?: string
}

let state: State = { targets: [] }
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The long texts of the forms on the page: what a host that suggests texts offers to write them to. */
export const useTextTargets = (): State => useSyncExternalStore(subscribe, () => state)

/** Where a text of this id is now; nothing when it has left the page. */
export const textTarget = (id: string): TextTarget | undefined => state.targets.find((target) => target.id === id)

interface Offered extends Omit<TextTarget, 'text' | 'put'> {
  disabled: boolean
  text: string
  put(text: string): void
}

/** Offers a text as long as it is on the page and may be written to. @returns what to call when it gets the focus */
export function useTextTarget({ id, label, maxLength, disabled, text, put }: Offered): () => void {
  const latest = useRef({ text, put })
  latest.current = { text, put }
  useEffect(() => {
    if (disabled) return
    const target: TextTarget = {
      id,
      label,
      maxLength,
      text: () => latest.current.text,
      put: (given) => latest.current.put(given),
    }
    change({ ...state, targets: [...state.targets, target] })
    return () => {
      const targets = state.targets.filter((each) => each !== target)
      change({ targets, focused: state.focused === id ? undefined : state.focused })
    }
  }, [id, label, maxLength, disabled])
  return () => state.focused !== id && change({ ...state, focused: id })
}
