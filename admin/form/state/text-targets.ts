import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import type { BufferedText } from '../widgets/text/useBufferedText.ts'
import type { WidgetProps } from '../widgets/widget.ts'
import { useOptionalScope } from './scope.ts'

/** A text of several lines that is on the page and can be written to. */
export interface TextTarget {
  /** of its element */
  id: string
  label: string
  maxLength?: number
  field: Field
  /** whose form it stands in; absent outside of one */
  entity?: Entity
  /** the record of that form, as it stands */
  record(): RecordData
  /** told of each change of that record, until what it returns is called */
  watch(listener: () => void): () => void
  text(): string
  /** as if it had been typed */
  put(text: string): void
}

/** Who writes texts when asked to: the host says so, long texts show the way to it. */
export interface TextHelper {
  title: string
  /** @param id of the text's element */
  help(id: string): void
}

interface State {
  /** in the order they came to the page */
  targets: TextTarget[]
  /** id of the one that had the focus last, while it is there */
  focused?: string
  /** whose forms are on the page */
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

/** The long texts of the forms on the page, and whose forms they are: what a host that suggests texts offers to write them to. */
export const useTextTargets = (): State => useSyncExternalStore(subscribe, () => state)

/** Where a text of this id is now; nothing when it has left the page. */
export const textTarget = (id: string): TextTarget | undefined => state.targets.find((target) => target.id === id)

/** The helper, for the text that has or last had the focus: each other one stays as it is. */
export const useHelperOf = (id: string): TextHelper | undefined =>
  useSyncExternalStore(subscribe, () => (state.focused === id ? state.helper : undefined))

/** Lends long texts a helper as long as the host is there. */
export function useTextHelper(helper: TextHelper | undefined): void {
  useEffect(() => {
    change({ helper })
    return () => change({ helper: undefined })
  }, [helper])
}

/** Tells that a form of this entity is on the page. */
export function useOpenEntity(entity: Entity): void {
  useEffect(() => {
    change({ entities: [...state.entities, entity] })
    return () => {
      const at = state.entities.lastIndexOf(entity)
      change({ entities: state.entities.filter((_, i) => i !== at) })
    }
  }, [entity])
}

/** Offers a text as long as it is on the page and may be written to. @returns what to call when it gets the focus */
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
