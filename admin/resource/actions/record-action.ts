import type { ReactNode } from 'react'

/** Something a person can do with one record, as an icon in a row or a button on its screen. */
export interface RecordAction {
  name: string
  title: string
  icon: ReactNode
  /** why it cannot be done now; shown as the button's tooltip */
  disabled?: string
  danger?: boolean
  /** an address to go to instead of something to do */
  to?: string
  run?: () => void
}
