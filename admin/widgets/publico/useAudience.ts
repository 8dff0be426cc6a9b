import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FormScope, useStore } from '#admin/form/state/scope.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { AudiencePreview } from '#schemas/runtime/answers/surveys/audience.ts'
import { type Audience, saysWho } from '#schemas/runtime/domain/audience.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** Debounce in milliseconds. */
const PAUSE = 350

/** Returns the form's audience at a path, as JSON, so that equal values are identical for useStore. */
export function useAudienceText(scope: FormScope, path: string): string {
  return useStore(scope.store, ({ record }) => JSON.stringify(valueAt(record, path) ?? {}))
}

/** Returns a value, debounced. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface Look {
  q?: string
  page?: number
  size: number
}

/** Query of an audience's size, and a page of its members, as of today. */
export function usePreview(route: string, text: string, look: Look) {
  const publico = JSON.parse(text) as Audience
  return useQuery({
    queryKey: ['publico', route, text, look],
    queryFn: ({ signal }) =>
      sendJson<AudiencePreview>('POST', `/api/${route}/publico/previa`, { publico, ...look }, { signal, quiet: true }),
    enabled: saysWho(publico),
    placeholderData: keepPreviousData,
  })
}
