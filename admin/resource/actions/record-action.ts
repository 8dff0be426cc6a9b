import type { FunctionComponent, ReactNode } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'

/** A dialog about one record, opened by an action of an override. */
export interface RecordDialogProps<R extends object = RecordData> {
  record: R
  onClose: () => void
  /** called after the record changed: the screen reloads it */
  onChanged?(record: R): void
}

/** An action on one record, shown as an icon in a row or a button on its screen. `R` are the record's properties its dialog reads. */
export interface RecordAction<R extends object = RecordData> {
  name: string
  title: string
  icon: ReactNode
  /** why it cannot be done now; shown as the button's tooltip */
  disabled?: string
  danger?: boolean
  /** a link instead of `run` */
  to?: string
  run?: () => void
  /** a dialog to open instead, best given as `later(() => import('./…'))` */
  dialog?: FunctionComponent<RecordDialogProps<R>>
}
