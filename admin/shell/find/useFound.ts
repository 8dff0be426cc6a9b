import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askJson } from '#admin/providers/ask.ts'
import { useSession } from '#admin/providers/session.ts'
import type { FoundGroup } from '#schemas/runtime/answers/find.ts'

/** Debounce in milliseconds. */
const PAUSE = 120

/** Searches the records of all registers, debounced. GET /api/busca */
export function useFound(text: string) {
  const { id } = useSession().info.empresa
  const [asked, setAsked] = useState('')
  const wanted = text.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isFetching } = useQuery({
    queryKey: ['busca', id, asked],
    queryFn: ({ signal }) =>
      askJson<FoundGroup[]>('/api/busca', new URLSearchParams({ q: asked }), { signal, quiet: true }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return { found: (asked && data) || [], error, waits: asked !== wanted || isFetching }
}
