import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { entryAt } from './search.ts'

/** A screen that the user opened, with what its openings count for: `GET /api/userinfo/telas`, the most used first. */
interface Opened {
  tela: string
  pontos: number
}

/** Addresses of the menu's entries to which the screens belong, each once, in their order. */
export function openedEntries(menu: MenuItem[], opened: readonly Opened[], limit: number): string[] {
  const urls = opened.flatMap(({ tela }) => entryAt(menu, tela)?.item.url ?? [])
  return [...new Set(urls)].slice(0, limit)
}

/** The addresses of the menu that this person opens most, on whatever computer. */
export function useMostOpened(limit: number): string[] {
  const { menu } = useSession().info
  const { data } = useQuery({
    queryKey: ['telas'],
    queryFn: ({ signal }) => getJson<Opened[]>('/api/userinfo/telas', { signal, quiet: true, background: true }),
    staleTime: 30_000,
  })
  return useMemo(() => openedEntries(menu, data ?? [], limit), [menu, data, limit])
}
