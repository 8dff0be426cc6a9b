import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FormScope, useStore } from '#admin/form/state/scope.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { AudiencePreview } from '#schemas/runtime/answers/surveys/audience.ts'
import { type Audience, saysWho } from '#schemas/runtime/domain/audience.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** Choosing several in a row asks once. */
const PAUSE = 350

/** The audience of a form as it stands, by its path; as text, so that what stays the same is the same. */
export function useAudienceText(scope: FormScope, path: string): string {
  return useStore(scope.store, ({ record }) => JSON.stringify(valueAt(record, path) ?? {}))
}

/** A value once it has stayed the same for a moment. */
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

/** What an audience holds, and a page of who, as the server has it today. */
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
