import { DateTimeBox } from '#admin/form/widgets/DateBox.tsx'
import type { Field } from '#schemas/runtime/model.ts'

interface Props {
  id: string
  label: string
  /** as it is stored, or what is typed so far; empty: none */
  value: string
  onChange: (value: string) => void
}

const instant = (name: string, title: string): Field => ({
  ...{ name, path: name, title, kind: 'scalar', type: 'string', format: 'date-time' },
  ...{ schema: { type: 'string', format: 'date-time' }, hint: {} },
  ...{ required: false, requiredWhen: [], readOnly: false, writeOnly: false, computed: false },
})

/** A day and time, typed or chosen in the product's calendar, where there is no form. */
export function InstantField({ id, label, value, onChange }: Props) {
  return (
    <DateTimeBox
      id={id}
      field={instant(id, label)}
      label={label}
      value={value === '' ? undefined : value}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
      onBlur={() => {}}
      required={false}
      disabled={false}
      readOnly={false}
    />
  )
}
