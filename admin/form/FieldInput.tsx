import { useId } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { Waiting } from './later.tsx'
import type { Lookup } from './lookup.ts'
import { FieldSkeleton } from './widgets/FieldSkeleton.tsx'
import { LookupContext } from './widgets/references/useLookup.ts'
import { widgetFor } from './widgets/registry.ts'

interface Props {
  field: Field
  value: unknown
  onChange(value: unknown): void
  lookup: Lookup
  label?: string
  required?: boolean
  disabled?: boolean
  error?: string
}

/** One field outside a form (a list filter, a bulk edit): the form's widget without its rules. */
export function FieldInput({ field, value, onChange, lookup, label = field.title, ...rest }: Props) {
  const id = useId()
  const Widget = widgetFor(field, false)
  return (
    <LookupContext value={lookup}>
      <Waiting fallback={<FieldSkeleton label={label} />}>
        <Widget
          id={id}
          field={field}
          label={label}
          value={value}
          onChange={onChange}
          onBlur={nothing}
          required={rest.required ?? false}
          disabled={rest.disabled ?? false}
          readOnly={false}
          error={rest.error}
        />
      </Waiting>
    </LookupContext>
  )
}

const nothing = () => {}
