import { DateBox } from '#admin/form/widgets/masked/DateBox.tsx'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field } from '#schemas/runtime/model.ts'

interface Props {
  name: string
  label: string
  /** 'YYYY-MM-DD', or empty */
  value: string
  error?: string
  readOnly?: boolean
  onChange(value: string): void
}

const day = (name: string, title: string): Field => ({
  ...{ name, path: name, title, kind: 'scalar', type: 'string', format: 'date' },
  ...{ schema: { type: 'string', format: 'date' }, hint: {} },
  ...{ required: false, requiredWhen: [], readOnly: false, writeOnly: false, computed: false },
})

/** Date box outside a form, typed or picked; an incomplete date is not passed on. */
export function DateFilter({ name, label, value, error, readOnly = false, onChange }: Props) {
  return (
    <DateBox
      id={`filtro-${name}`}
      field={day(name, label)}
      label={label}
      value={value === '' ? undefined : value}
      onChange={(next) => {
        if (next === undefined) onChange('')
        else if (typeof next === 'string' && formats.date?.validate(next)) onChange(next)
      }}
      onBlur={() => {}}
      required={false}
      disabled={false}
      readOnly={readOnly}
      error={error}
    />
  )
}
