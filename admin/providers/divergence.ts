import { createStore } from './store.ts'

/** What the session has become in another tab, while this one still shows something else. */
export type Divergence =
  | { of: 'empresa'; empresa?: { id: number; nome: string } }
  | { of: 'usuario'; usuario?: { id: number; nome: string } }

/** Holds until this tab and the session agree again: nothing is sent meanwhile. */
export const divergence = createStore<Divergence | undefined>(undefined)
/** True while the dialog about it is open. */
export const divergenceAsked = createStore(false)

/** Something differs: says so once, and again whenever something was to be saved (`insist`). */
export function tellDivergence(found: Divergence, insist: boolean): void {
  const known = divergence.get()
  const same = known?.of === found.of
  // an answer's headers know the number only; who had the name keeps it
  if (!same || nameOf(found) !== undefined) divergence.set(found)
  if (!same || insist) divergenceAsked.set(true)
}

export function clearDivergence(): void {
  divergence.set(undefined)
  divergenceAsked.set(false)
}

const nameOf = (found: Divergence): string | undefined =>
  found.of === 'empresa' ? found.empresa?.nome : found.usuario?.nome
