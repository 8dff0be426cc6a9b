import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { entryAt } from './search.ts'
import { counted, noVisits, type Visits, visitsKey } from './visits.ts'

/** Counts the screens opened, for the shortcuts of the start page. */
export function useCountVisits(): void {
  const { menu } = useSession().info
  const { pathname } = useLocation()
  const [, setVisits] = useStore<Visits>(visitsKey, noVisits)
  const url = entryAt(menu, pathname)?.item.url
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (url && url !== last.current) setVisits((visits) => counted(visits, url))
    last.current = url
  }, [url, setVisits])
}
