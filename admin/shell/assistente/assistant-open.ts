import { useSession } from '#admin/providers/session.ts'
import { createStore } from '#admin/providers/store.ts'

/** Whether the assistant panel is open. */
export const assistantOpen = createStore(false)

/** The text that help was requested for last. */
export interface Wanted {
  id: string
  /** the text is in a dialog: the panel opens over it */
  over: boolean
}

export const assistantWanted = createStore<Wanted | undefined>(undefined)

/** Opens the assistant for a text. @param id of its element */
export function helpWith(id: string): void {
  assistantWanted.set({ id, over: document.getElementById(id)?.closest('[role=dialog]') !== null })
  assistantOpen.set(true)
}

/** Closes the panel; the focus returns to the element it was opened from. */
export function closeAssistant(): void {
  const wanted = assistantWanted.get()
  assistantWanted.set(undefined)
  assistantOpen.set(false)
  document.getElementById(wanted?.id ?? BUTTON)?.focus()
}

/** ROLE_ASSISTENTE_RH (spec 3 §6). */
export const useMayAsk = (): boolean => useSession().info.userCanSeeAssistant === true

/** Id of the button that toggles the panel. */
export const BUTTON = 'assistente-rh'
