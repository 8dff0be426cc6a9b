import type { FunctionComponent, ReactNode } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'

/** A dialog about one record, opened by an action of an override. */
export interface RecordDialogProps<R extends object = RecordData> {
  record: R
  onClose: () => void
  /** the record was changed: the screen shows it anew */
  onChanged?(record: R): void
}

/** Something a person can do with one record, as an icon in a row or a button on its screen. `R` is what its dialog reads of the record. */
export interface RecordAction<R extends object = RecordData> {
  name: string
  title: string
  icon: ReactNode
  /** why it cannot be done now; shown as the button's tooltip */
  disabled?: string
  danger?: boolean
  /** an address to go to instead of something to do */
  to?: string
  run?: () => void
  /** a dialog to open instead, best given as `later(() => import('./…'))` */
  dialog?: FunctionComponent<RecordDialogProps<R>>
}
