import { createStore } from './store.ts'

/** User or company another tab switched the shared session to, while this tab still shows the previous one. */
export type Divergence =
  | { of: 'empresa'; empresa?: { id: number; nome: string } }
  | { of: 'usuario'; usuario?: { id: number; nome: string } }

/** Set until this tab and the session match again; writes are refused meanwhile. */
export const divergence = createStore<Divergence | undefined>(undefined)
/** Whether the dialog about it is open. */
export const divergenceAsked = createStore(false)

/** Records a divergence and opens the dialog: once, and again whenever something was to be saved (`insist`). */
export function tellDivergence(found: Divergence, insist: boolean): void {
  const known = divergence.get()
  const same = known?.of === found.of
  // response headers carry the id only: a name known already is kept
  if (!same || nameOf(found) !== undefined) divergence.set(found)
  if (!same || insist) divergenceAsked.set(true)
}

export function clearDivergence(): void {
  divergence.set(undefined)
  divergenceAsked.set(false)
}

const nameOf = (found: Divergence): string | undefined =>
  found.of === 'empresa' ? found.empresa?.nome : found.usuario?.nome
