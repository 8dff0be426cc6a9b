import { useEffect, useMemo, useState } from 'react'
import { FieldInput } from '#admin/form/FieldInput.tsx'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field, Filter } from '#schemas/runtime/model.ts'
import { useFormServices } from '../services/form-services.ts'

interface Props {
  filter: Filter
  value: unknown
  /** 'YYYY-MM-DD', or undefined for no filter */
  onChange: (value: unknown) => void
}

/** Date filter with the form's date box; an incomplete date is not applied. */
export default function DateFilter({ filter, value, onChange }: Props) {
  const { lookup } = useFormServices()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const field = useMemo(() => dayField(filter), [filter])
  const change = (next: unknown) => {
    setTyped(next)
    if (next === undefined || formats.date?.validate(String(next))) onChange(next)
  }
  return <FieldInput field={field} label={filter.title} value={typed} onChange={change} lookup={lookup} />
}

/** An instant is filtered by day, too. */
const dayField = ({ name, title }: Filter): Field => ({
  name,
  path: name,
  title,
  kind: 'scalar',
  type: 'string',
  format: 'date',
  schema: { type: 'string', format: 'date', title },
  hint: {},
  required: false,
  requiredWhen: [],
  readOnly: false,
  writeOnly: false,
  computed: false,
})
