import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { session } from '#admin/providers/session.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import type { Aviso } from '#schemas/runtime/answers/utilities/system-notices.ts'
import { isTechnical, keyOf, readKeys, readSeen, rememberSeen, SEEN, shortKeyOf, stillToSay } from './seen.ts'

const every = 5 * 60_000

/** sessionStorage keys of the notices dismissed, and first shown, in this session. */
const DISMISSED = 'prumo.avisosDispensados'
const SHOWN = 'prumo.avisosMostrados'

session.subscribe(() => {
  if (session.get().status === 'anonymous') for (const key of [DISMISSED, SHOWN]) sessionStorage.removeItem(key)
})

/** System notices without those dismissed in this session; a technical notice only in the session that showed it first. A failed load is a sticky error (spec 3 §8). */
export function useAvisos() {
  const { data = [], error } = useFresh<Aviso[]>(['avisos'], '/api/userinfo/avisos-sistema', every)
  const { ready, preferences } = usePreferences()
  const set = useSetPreference()
  const [dismissed, setDismissed] = useState(() => readKeys(sessionStorage.getItem(DISMISSED)))
  const [shown, setShown] = useState(() => readKeys(sessionStorage.getItem(SHOWN)))
  const notify = useNotify()
  const failed = error !== null && asApiError(error).status !== 401 ? asApiError(error).message : undefined
  const latest = useRef(preferences[SEEN])
  latest.current = preferences[SEEN]
  const seen = readSeen(preferences[SEEN])
  const avisos = ready ? stillToSay(data, { dismissed, shown, seen }) : []
  const fresh = avisos.filter((aviso) => isTechnical(aviso) && !seen.includes(shortKeyOf(aviso)))
  const freshKeys = fresh.map(shortKeyOf).join()

  useEffect(() => {
    if (failed !== undefined) notify(failed || commonTexts.error, { type: 'error', autoHideDuration: null })
  }, [failed, notify])

  useEffect(() => {
    if (freshKeys === '') return
    const keys = freshKeys.split(',')
    const next = [...new Set([...readKeys(sessionStorage.getItem(SHOWN)), ...keys])]
    sessionStorage.setItem(SHOWN, JSON.stringify(next))
    setShown(next)
    // a failed write shows the notice once more in the next session
    set(SEEN, rememberSeen(readSeen(latest.current), keys)).catch(() => undefined)
  }, [freshKeys, set])

  return {
    avisos,
    dismiss(aviso: Aviso) {
      const next = [...dismissed, keyOf(aviso)]
      sessionStorage.setItem(DISMISSED, JSON.stringify(next))
      setDismissed(next)
    },
  }
}
