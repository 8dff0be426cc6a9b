import type { RecordData } from '../model.ts'

/** What is said of a record that its author's own save took out of his sight. */
export const LEFT_SIGHT = 'Você não verá mais este registro.'

/** Stands in the place of a saved record that its author does not see any more; nothing of what it holds leaves. */
export function leftSight({ id, versao }: { id: number; versao: number }) {
  return { id, versao, foraDeVista: true, message: LEFT_SIGHT }
}

/** Whether an answer to a save says that the record is stored and not seen any more. */
export const isOutOfSight = (answer: RecordData | undefined): boolean => answer?.foraDeVista === true
