import type { FieldProps } from '@rjsf/utils'
import { useCallback, useMemo } from 'react'
import { mostOf } from '#schemas/runtime/checks/limite.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { Waiting } from '../later.tsx'
import { useFieldState, useScope, useStore } from '../state/scope.ts'
import { FieldSkeleton } from '../widgets/FieldSkeleton.tsx'
import { widgetFor } from '../widgets/registry.ts'
import type { PlacedField } from './deriveForm.ts'
import { rowErrors } from './errors.ts'
import { useQuestions } from './useQuestions.tsx'

type Props = FieldProps<RecordData>

/** RJSF field for every leaf: picks the widget and connects it to RJSF's value and errors and to the field state in the store. */
export function FormField(props: Props) {
  const placed = useScope().model.placed.get(props.name)
  return placed ? <PlacedWidget {...props} placed={placed} /> : null
}

function PlacedWidget({ placed, ...props }: Props & { placed: PlacedField }) {
  const scope = useScope()
  const state = useFieldState(placed)
  const value = useShownValue(placed.field, props.formData)
  const field = useOffered(placed.field, state.left, value)
  const { onChange, onBlur, fieldPathId } = props
  const id = fieldPathId.$id
  const change = useCallback(
    (value: unknown) => onChange(value as RecordData | undefined, fieldPathId.path),
    [onChange, fieldPathId],
  )
  const asked = useQuestions(field, props.formData, change)
  const blur = useCallback(() => onBlur(id, undefined), [onBlur, id])
  const rows = rowErrors(props.errorSchema)
  const readOnly = scope.readOnly || field.readOnly
  const reason = useReason(field)
  const Widget = widgetFor(field, readOnly, scope.services.widgets)
  return (
    <Waiting fallback={<FieldSkeleton label={field.title} />}>
      <Widget
        id={id}
        field={field}
        label={field.title}
        value={value}
        onChange={field.hint.empties || field.hint.asks ? asked.change : change}
        onBlur={blur}
        required={state.required}
        disabled={!state.enabled && !field.readOnly}
        readOnly={readOnly}
        error={errorText(props.rawErrors, field.kind === 'children' ? undefined : rows)}
        most={mostOf(scope.runtime.entity, field, scope.context)}
        help={reason ?? field.schema.description}
        rows={rows}
      />
      {asked.dialog}
    </Waiting>
  )
}

/** Returns a closed list reduced to the options its record allows, plus the current value. */
function useOffered(field: Field, left: readonly unknown[] | undefined, value: unknown): Field {
  return useMemo(
    () =>
      left
        ? {
            ...field,
            options: field.options?.filter((option) => left.includes(option.value) || option.value === value),
          }
        : field,
    [field, left, value],
  )
}

/** Returns the form's value, or the computed one for a field derived from the record (`computes`). */
function useShownValue(field: Field, held: unknown): unknown {
  const { store } = useScope()
  const follows = field.computes !== undefined && field.computes.from !== 'others'
  const worked = useStore(store, ({ record }) => (follows ? valueAt(record, field.path) : undefined))
  return follows ? worked : held
}

/** Returns the text of the record field named in `lockedBy`, which says why this field cannot be changed; undefined when it is empty. */
function useReason({ hint: { lockedBy } }: Field): string | undefined {
  const { store } = useScope()
  const said = useStore(store, ({ record }) => (lockedBy === undefined ? undefined : record[lockedBy]))
  return typeof said === 'string' && said !== '' ? said : undefined
}

function errorText(own: string[] | undefined, rows?: ReturnType<typeof rowErrors>): string | undefined {
  return own?.[0] ?? (rows && [...rows.values()][0]?.[0]?.message)
}
