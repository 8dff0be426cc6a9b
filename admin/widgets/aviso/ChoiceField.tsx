import { Select } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { Text } from '#admin/form/widgets/text/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { choicesFor, useBeside, useChoicesOfNotice } from './choices.ts'

/** Choice from the notice's register (a date, a state, a field, an e-mail); options of a closed list, else a text box. */
export default function ChoiceField(props: WidgetProps) {
  const campo = useBeside(props.field, 'campo')
  const options = choicesFor(props.field.name, useChoicesOfNotice(props.field), campo)
  if (!options) return <Text {...props} />
  const known = options.some(({ value }) => value === props.value)
  // an unknown value stays selected while its title loads
  const shown = props.value === undefined || known ? options : [...options, { value: String(props.value), title: '…' }]
  const Shown = props.readOnly ? ReadOnly : Select
  return <Shown {...props} field={{ ...props.field, options: shown }} />
}
