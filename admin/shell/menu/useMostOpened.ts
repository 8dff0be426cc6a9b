import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { entryAt } from './search.ts'

/** A screen and the score of its openings, from `GET /api/userinfo/telas`, highest first. */
interface Opened {
  tela: string
  pontos: number
}

/** Returns the URLs of the menu entries of these screens, in order and without duplicates. */
export function openedEntries(menu: MenuItem[], opened: readonly Opened[], limit: number): string[] {
  const urls = opened.flatMap(({ tela }) => entryAt(menu, tela)?.item.url ?? [])
  return [...new Set(urls)].slice(0, limit)
}

/** Returns the menu URLs this user opens most; counted on the server, over all devices. */
export function useMostOpened(limit: number): string[] {
  const { menu } = useSession().info
  const { data } = useQuery({
    queryKey: ['telas'],
    queryFn: ({ signal }) => getJson<Opened[]>('/api/userinfo/telas', { signal, quiet: true, background: true }),
    staleTime: 30_000,
  })
  return useMemo(() => openedEntries(menu, data ?? [], limit), [menu, data, limit])
}
