import { useSession } from '#admin/providers/session.ts'
import { createStore } from '#admin/providers/store.ts'

/** Whether the panel of the assistant stands beside the page. */
export const assistantOpen = createStore(false)

/** The text that somebody last asked help for. */
export interface Wanted {
  id: string
  /** it stands in a dialog: the panel comes over it */
  over: boolean
}

export const assistantWanted = createStore<Wanted | undefined>(undefined)

/** Opens the assistant for a text. @param id of its element */
export function helpWith(id: string): void {
  assistantWanted.set({ id, over: document.getElementById(id)?.closest('[role=dialog]') !== null })
  assistantOpen.set(true)
}

/** Closes it; the focus goes back to where it was opened from. */
export function closeAssistant(): void {
  const wanted = assistantWanted.get()
  assistantWanted.set(undefined)
  assistantOpen.set(false)
  document.getElementById(wanted?.id ?? BUTTON)?.focus()
}

/** ROLE_ASSISTENTE_RH (spec 3 §6). */
export const useMayAsk = (): boolean => useSession().info.userCanSeeAssistant === true

/** Id of the button that opens it. */
export const BUTTON = 'assistente-rh'
