import { useStore } from 'react-admin'
import { useSession } from '#admin/providers/session.ts'

/** A record or screen that was opened by the search. */
export interface Recent {
  /** address */
  to: string
  title: string
  detail: string
}

const LIMIT = 6
const none: Recent[] = []

/** The one opened now comes first, each once. */
export const withRecent = (recent: Recent[], opened: Recent): Recent[] =>
  [opened, ...recent.filter(({ to }) => to !== opened.to)].slice(0, LIMIT)

/** What this person opened by the search in this company, on this machine. */
export function useRecent(): [Recent[], (opened: Recent) => void] {
  const { usuario, empresa } = useSession().info
  const [recent, setRecent] = useStore<Recent[]>(`busca.${usuario.id}.${empresa.id}`, none)
  return [recent, (opened) => setRecent((before) => withRecent(before ?? none, opened))]
}
