import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import type { BufferedText } from '../widgets/text/useBufferedText.ts'
import type { WidgetProps } from '../widgets/widget.ts'
import { useOptionalScope } from './scope.ts'

/** An editable multi-line text mounted on the page. */
export interface TextTarget {
  /** id of its element */
  id: string
  label: string
  maxLength?: number
  field: Field
  /** entity of the surrounding form; absent outside a form */
  entity?: Entity
  /** the current record of that form */
  record(): RecordData
  /** subscribes to changes of that record; returns the unsubscribe function */
  watch(listener: () => void): () => void
  text(): string
  /** replaces the text as if it had been typed */
  put(text: string): void
}

/** Writing assistant registered by the host; long texts show a link to it. */
export interface TextHelper {
  title: string
  /** @param id of the text's element */
  help(id: string): void
}

interface State {
  /** in mount order */
  targets: TextTarget[]
  /** id of the text focused last, while it is mounted */
  focused?: string
  /** entities of the forms on the page */
  entities: Entity[]
  helper?: TextHelper
}

let state: State = { targets: [], entities: [] }
const listeners = new Set<() => void>()

function change(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the long texts of the forms on the page and the entities of these forms: the targets a host can write suggestions to. */
export const useTextTargets = (): State => useSyncExternalStore(subscribe, () => state)

/** Returns the mounted text with this id; undefined once it is unmounted. */
export const textTarget = (id: string): TextTarget | undefined => state.targets.find((target) => target.id === id)

/** Returns the helper for the text focused last, undefined for all others: those do not re-render. */
export const useHelperOf = (id: string): TextHelper | undefined =>
  useSyncExternalStore(subscribe, () => (state.focused === id ? state.helper : undefined))

/** Registers a helper for long texts while the host is mounted. */
export function useTextHelper(helper: TextHelper | undefined): void {
  useEffect(() => {
    change({ helper })
    return () => change({ helper: undefined })
  }, [helper])
}

/** Registers a mounted form of this entity. */
export function useOpenEntity(entity: Entity): void {
  useEffect(() => {
    change({ entities: [...state.entities, entity] })
    return () => {
      const at = state.entities.lastIndexOf(entity)
      change({ entities: state.entities.filter((_, i) => i !== at) })
    }
  }, [entity])
}

/** Registers an editable text while it is mounted. @returns focus handler */
export function useTextTarget({ id, label, disabled, field }: WidgetProps, buffer: BufferedText): () => void {
  const scope = useOptionalScope()
  const latest = useRef({ buffer, scope })
  latest.current = { buffer, scope }
  const entity = scope?.model.entity
  useEffect(() => {
    if (disabled) return
    const target: TextTarget = {
      id,
      label,
      maxLength: field.schema.maxLength,
      field,
      entity,
      record: () => latest.current.scope?.store.record ?? {},
      watch: (listener) => latest.current.scope?.store.subscribe(listener) ?? (() => {}),
      text: () => latest.current.buffer.text,
      put(text) {
        const { type, commit } = latest.current.buffer
        type(text)
        commit()
      },
    }
    change({ targets: [...state.targets, target] })
    return () => {
      const targets = state.targets.filter((each) => each !== target)
      change({ targets, focused: state.focused === id ? undefined : state.focused })
    }
  }, [id, label, disabled, field, entity])
  return () => state.focused !== id && change({ focused: id })
}
