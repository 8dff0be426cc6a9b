import { useSession } from '#admin/providers/session.ts'
import { createStore } from '#admin/providers/store.ts'

/** Whether the panel of the assistant stands beside the page. */
export const assistantOpen = createStore(false)

/** ROLE_ASSISTENTE_RH (spec 3 §6). */
export const useMayAsk = (): boolean => useSession().info.userCanSeeAssistant === true

/** Id of the button that opens it, which gets the focus back. */
export const BUTTON = 'assistente-rh'
