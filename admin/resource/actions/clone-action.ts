import type { RecordAction } from './record-action.ts'

/** Replaces the 'Clonar' action's pre-filled form with a dialog that asks what to copy and into which companies. */
export const cloneIn = <R extends object>(
  actions: RecordAction<R>[],
  dialog: NonNullable<RecordAction<R>['dialog']>,
): RecordAction<R>[] =>
  actions.map(({ to, ...action }) => (action.name === 'clone' ? { ...action, dialog } : { ...action, to }))
