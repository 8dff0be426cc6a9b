import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'

/** What a form hands over when another one takes its place. */
export interface Typed {
  record: RecordData
  tab: number
}

export interface Exchange {
  /** the rules the form works by now */
  runtime: EntityRuntime
  /** counts the exchanges */
  exchanges: number
  /** where the body leaves how to ask for what is typed */
  held: RefObject<(() => Typed) | null>
  /** what was typed before the exchange */
  typed?: Typed
}

/** Milliseconds between two looks whether a dialog is still open. */
const patience = 100

/**
 * Under development the definition of an open form may change: the form starts anew with what is typed, on the same tab and, when the field is
 * still there, with the focus where it was.
 */
export function useExchange(runtime: EntityRuntime, dirty: boolean): Exchange {
  const held = useRef<(() => Typed) | null>(null)
  const [shown, setShown] = useState<{ runtime: EntityRuntime; exchanges: number; typed?: Typed }>({
    runtime,
    exchanges: 0,
  })
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (runtime === shown.runtime) return
    // outside of React's own work, so that texts still being typed can be asked for
    const timer = setInterval(() => {
      // a row in a dialog is not part of the record yet
      if (document.querySelector('[role=dialog]')) return
      focused.current = document.activeElement?.id
      const typed = dirty ? held.current?.() : undefined
      setShown(({ exchanges }) => ({
        runtime,
        exchanges: exchanges + 1,
        typed: typed && { ...typed, record: underNewNames(runtime, typed.record) },
      }))
    }, patience)
    return () => clearInterval(timer)
  }, [runtime, shown, dirty])
  useEffect(() => {
    if (shown.exchanges === 0 || !focused.current) return
    document.getElementById(focused.current)?.focus()
  }, [shown.exchanges])
  // another entity is another form
  if (runtime.entity.path === shown.runtime.entity.path) return { ...shown, held }
  const other = { runtime, exchanges: shown.exchanges }
  setShown(other)
  return { ...other, held }
}

/** A renamed field keeps its value. */
function underNewNames({ entity }: EntityRuntime, record: RecordData): RecordData {
  const renamed = { ...record }
  for (const { path, hint } of leafFields(entity.fields))
    for (const former of hint.was ?? []) {
      const value = valueAt(record, former)
      if (valueAt(renamed, path) === undefined && value !== undefined) setAt(renamed, path, value)
    }
  return renamed
}
