import Chips from '#admin/form/widgets/lists/Chips.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { choicesFor, useChoicesOfNotice } from './choices.ts'

/** Several of what the notice's register has: fields, roles. */
export default function ChoicesField(props: WidgetProps) {
  const options = choicesFor(props.field.name, useChoicesOfNotice(props.field), undefined) ?? []
  const Shown = props.readOnly ? ReadOnly : Chips
  return <Shown {...props} field={{ ...props.field, options }} />
}
