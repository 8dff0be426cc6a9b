import type { RecordAction } from './record-action.ts'

/** The actions of a record whose 'Clonar' asks in a dialog what goes along and where to, in place of a form filled in beforehand. */
export const cloneIn = <R extends object>(
  actions: RecordAction<R>[],
  dialog: NonNullable<RecordAction<R>['dialog']>,
): RecordAction<R>[] =>
  actions.map(({ to, ...action }) => (action.name === 'clone' ? { ...action, dialog } : { ...action, to }))
