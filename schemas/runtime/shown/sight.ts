import type { RecordData } from '../model.ts'

/** Message when a save took the record out of its author's visible rows. */
export const LEFT_SIGHT = 'Você não verá mais este registro.'

/** Answer in place of a saved record that its author may no longer read; carries no field values. */
export function leftSight({ id, versao }: { id: number; versao: number }) {
  return { id, versao, foraDeVista: true, message: LEFT_SIGHT }
}

/** Whether an answer to a save says that the record was stored but may no longer be read. */
export const isOutOfSight = (answer: RecordData | undefined): boolean => answer?.foraDeVista === true
