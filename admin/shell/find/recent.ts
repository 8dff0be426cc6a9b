import { useStore } from 'react-admin'
import { useSession } from '#admin/providers/session.ts'

/** A record or screen opened from the search. */
export interface Recent {
  /** path */
  to: string
  title: string
  detail: string
}

const LIMIT = 6
const none: Recent[] = []

/** Puts the opened hit first, without duplicates. */
export const withRecent = (recent: Recent[], opened: Recent): Recent[] =>
  [opened, ...recent.filter(({ to }) => to !== opened.to)].slice(0, LIMIT)

/** Hits opened by this user in this company, kept in localStorage. */
export function useRecent(): [Recent[], (opened: Recent) => void] {
  const { usuario, empresa } = useSession().info
  const [recent, setRecent] = useStore<Recent[]>(`busca.${usuario.id}.${empresa.id}`, none)
  return [recent, (opened) => setRecent((before) => withRecent(before ?? none, opened))]
}
