import { useMemo } from 'react'
import { usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { useSession } from '#admin/providers/session.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { ARRANGEMENT, arrangedCards, keptArrangement, readArrangement } from './arrangement.ts'
import { type DeskCard, deskCards } from './cards.ts'

export interface Cards {
  /** false until the server has said what this person chose */
  ready: boolean
  /** those of the page, in their order */
  shown: DeskCard[]
  /** what could be put there */
  others: DeskCard[]
  /** differs from the default */
  arranged: boolean
  /** stores these cards, in this order */
  keep(names: string[]): void
  reset(): void
}

/** The cards of the start page as this person has them, kept on the server. */
export function useCards(): Cards {
  const { info, schemas } = useSession()
  const { ready, preferences } = usePreferences()
  const set = useSetPreference()
  const report = useReport()
  const value = preferences[ARRANGEMENT]
  const available = useMemo(
    () => deskCards.filter(({ shownTo }) => shownTo?.({ info, schemas, preferences }) ?? true),
    [info, schemas, preferences],
  )
  const chosen = useMemo(() => readArrangement(value), [value])
  const shown = useMemo(() => arrangedCards(available, chosen), [available, chosen])
  return {
    ready,
    shown,
    others: available.filter((card) => !shown.includes(card)),
    arranged: chosen !== undefined,
    keep: (names) => void set(ARRANGEMENT, { ...keptArrangement(available, chosen, names) }).catch(report),
    reset: () => void set(ARRANGEMENT, undefined).catch(report),
  }
}
