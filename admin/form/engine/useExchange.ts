import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'

/** State a form passes to the one that replaces it. */
export interface Typed {
  record: RecordData
  tab: number
}

export interface Exchange {
  /** the rules the form uses now */
  runtime: EntityRuntime
  /** number of exchanges so far */
  exchanges: number
  /** set by the body: returns the current form data */
  held: RefObject<(() => Typed) | null>
  /** the form data before the exchange */
  typed?: Typed
}

/** Milliseconds between checks for an open dialog. */
const patience = 100

/**
 * Handles a changed entity definition (development) under an open form: remounts the form with the unsaved data, on the same tab and with
 * the focus in the same field where it still exists.
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
    // outside React's render, so that pending texts can be flushed
    const timer = setInterval(() => {
      // a row open in a dialog is not part of the record yet
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
  // another entity: a new form, nothing is carried over
  if (runtime.entity.path === shown.runtime.entity.path) return { ...shown, held }
  const other = { runtime, exchanges: shown.exchanges }
  setShown(other)
  return { ...other, held }
}

/** Copies the values of renamed fields (`hint.was`) to their new names. */
function underNewNames({ entity }: EntityRuntime, record: RecordData): RecordData {
  const renamed = { ...record }
  for (const { path, hint } of leafFields(entity.fields))
    for (const former of hint.was ?? []) {
      const value = valueAt(record, former)
      if (valueAt(renamed, path) === undefined && value !== undefined) setAt(renamed, path, value)
    }
  return renamed
}
