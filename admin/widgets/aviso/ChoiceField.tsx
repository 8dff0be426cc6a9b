import { useScope, useStore } from '#admin/form/state/scope.ts'
import { Select } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import { Text } from '#admin/form/widgets/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { choicesFor, useChoicesOfNotice } from './choices.ts'

/** One of what the notice's register has: a date, a state, a field, an e-mail; the value of a closed list, else a text. */
export default function ChoiceField(props: WidgetProps) {
  const { store } = useScope()
  const campo = useStore(store, (s) => s.values.campo)
  const options = choicesFor(props.field.name, useChoicesOfNotice(), campo)
  if (!options) return <Text {...props} />
  const known = options.some(({ value }) => value === props.value)
  // what stands is shown until it is known what it is called
  const shown = props.value === undefined || known ? options : [...options, { value: String(props.value), title: '…' }]
  const Shown = props.readOnly ? ReadOnly : Select
  return <Shown {...props} field={{ ...props.field, options: shown }} />
}
