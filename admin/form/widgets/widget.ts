import type { ComponentType } from 'react'
import type { Field, FieldError } from '#schemas/runtime/model.ts'

/** Properties of every widget. A widget narrows `value` itself: stored data may have an older shape. */
export interface WidgetProps {
  /** id of the focusable element; label and help ids derive from it */
  id: string
  field: Field
  label: string
  value: unknown
  /** `undefined` clears the field */
  onChange(value: unknown): void
  /** on blur: after the first save attempt, the form is validated again */
  onBlur(): void
  required: boolean
  disabled: boolean
  readOnly: boolean
  /** message of the first violation */
  error?: string
  help?: string
  /** maximum number of entries; default: the field's `maxItems` */
  most?: number
  /** violations inside a list: row index → errors of that row */
  rows?: Map<number, FieldError[]>
}

export type Widget = ComponentType<WidgetProps>
export type Widgets = Record<string, Widget>
