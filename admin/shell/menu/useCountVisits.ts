import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { entryAt } from './search.ts'
import { counted, type Visits, visitsKey } from './visits.ts'

/** Counts the screens opened, for the shortcuts of the start page. */
export function useCountVisits(): void {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const [, setVisits] = useStore<Visits>(visitsKey, {})
  const url = entryAt(menu, pathname)?.item.url
  useEffect(() => {
    if (url) setVisits((visits) => counted(visits, url))
  }, [url, setVisits])
}
