import type { FieldTemplateProps } from '@rjsf/utils'
import type { RecordData } from '#schemas/runtime/model.ts'

/** RJSF's frame around a field: none, because widgets bring their own label, help and message. */
export function PlainTemplate({ children }: FieldTemplateProps<RecordData>) {
  return children
}
