import type { ComponentType } from 'react'
import type { Field, FieldError } from '#schemas/runtime/model.ts'

/** What every widget is given. A widget narrows `value` itself: stored data may be of an earlier shape. */
export interface WidgetProps {
  /** id of the element that takes the focus; labels and help texts are named after it */
  id: string
  field: Field
  label: string
  value: unknown
  /** `undefined` clears the field */
  onChange(value: unknown): void
  /** the person left the field: after the first attempt to save, the form is checked again */
  onBlur(): void
  required: boolean
  disabled: boolean
  readOnly: boolean
  /** message of the first violation */
  error?: string
  help?: string
  /** the most entries a list takes; absent: what the field's definition says */
  most?: number
  /** violations inside a list: 'row' position with the errors of that row */
  rows?: Map<number, FieldError[]>
}

export type Widget = ComponentType<WidgetProps>
export type Widgets = Record<string, Widget>
