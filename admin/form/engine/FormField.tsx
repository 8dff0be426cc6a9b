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

/** RJSF's field for every leaf: finds the widget and joins it to RJSF's value and errors and to the store's verdicts. */
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

/** A closed list with what its record leaves of it; what was chosen before stands until somebody chooses anew. */
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

/** What the form holds, or what follows from the record as it is being typed. */
function useShownValue(field: Field, held: unknown): unknown {
  const { store } = useScope()
  const follows = field.computes !== undefined && field.computes.from !== 'others'
  const worked = useStore(store, ({ record }) => (follows ? valueAt(record, field.path) : undefined))
  return follows ? worked : held
}

/** Why the field cannot be changed now, where its definition names a text that says so. */
function useReason({ hint: { lockedBy } }: Field): string | undefined {
  const { store } = useScope()
  const said = useStore(store, ({ record }) => (lockedBy === undefined ? undefined : record[lockedBy]))
  return typeof said === 'string' && said !== '' ? said : undefined
}

function errorText(own: string[] | undefined, rows?: ReturnType<typeof rowErrors>): string | undefined {
  return own?.[0] ?? (rows && [...rows.values()][0]?.[0]?.message)
}
