import { useEffect, useRef, useState } from 'react'
import { type FileRules, generalRules, problemBefore, rulesOf } from '#schemas/runtime/files/rules.ts'
import { useOptionalScope } from '../../state/scope.ts'
import type { FileStore, StoredFile } from '../../upload.ts'
import type { WidgetProps } from '../widget.ts'

/** A running or failed upload. */
export interface Transfer {
  key: number
  file: File
  /** progress, 0 to 1 */
  progress: number
  /** why it was refused */
  problem?: string
  /** a retry may succeed: the connection failed, not the file */
  retryable?: boolean
}

export interface Transfers {
  store?: FileStore
  rules: FileRules
  /** limits of a file that belongs to no particular field */
  general: FileRules
  list: Transfer[]
  /** true while any upload runs */
  busy: boolean
  send(files: File[]): void
  retry(transfer: Transfer): void
  /** aborts a running upload; removes a failed one from the list */
  drop(key: number): void
}

/** Uploads of one field. Calls `onStored` for each that finished. */
export function useTransfers(
  { field }: Pick<WidgetProps, 'field'>,
  onStored: (file: StoredFile) => void,
  single: boolean,
): Transfers {
  const scope = useOptionalScope()
  const store = scope?.services.upload
  const parametros = scope?.context.parametros ?? {}
  const rules = rulesOf(field, parametros)
  const campo = scope && `${scope.runtime.entity.path}:${field.path}`
  const [list, setList] = useState<Transfer[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const next = useRef(0)
  const stored = useRef(onStored)
  stored.current = onStored

  useEffect(() => {
    const all = controllers.current
    // unmounting aborts running uploads
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Transfer>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: number) => {
    controllers.current.delete(key)
    setList((before) => before.filter((one) => one.key !== key))
  }

  const travel = async (key: number, file: File) => {
    if (!store) return
    const controller = new AbortController()
    controllers.current.set(key, controller)
    try {
      const { signal } = controller
      const arrived = await store.send(file, { campo, signal, onProgress: (progress) => change(key, { progress }) })
      if (signal.aborted) return
      forget(key)
      stored.current(arrived)
    } catch (error) {
      if (controller.signal.aborted) return
      controllers.current.delete(key)
      change(key, { problem: messageOf(error), retryable: !isRefusal(error) })
    }
  }

  const drop = (key: number) => {
    controllers.current.get(key)?.abort()
    forget(key)
  }
  const send = (files: File[]) => {
    const chosen = single ? files.slice(0, 1) : files
    if (chosen.length === 0) return
    // a new attempt replaces the failed one, and any upload of a single-file field
    for (const old of list) if (single || old.problem) drop(old.key)
    for (const file of chosen) {
      const key = next.current++
      const problem = problemBefore(rules, file)
      setList((before) => [...before, { key, file, progress: 0, problem }])
      if (!problem) void travel(key, file)
    }
  }
  const retry = ({ key, file }: Transfer) => {
    change(key, { problem: undefined, progress: 0 })
    void travel(key, file)
  }
  const busy = list.some(({ problem }) => problem === undefined)
  return { store, rules, general: generalRules(parametros), list, busy, send, retry, drop }
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Não foi possível enviar o arquivo.'

/** Whether the server refused the file itself (HTTP 400, 403, 413, 415): a retry is pointless. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 403, 413, 415].includes(Number(error.status))
