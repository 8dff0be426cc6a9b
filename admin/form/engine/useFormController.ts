import type RjsfForm from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults } from '#schemas/runtime/record.ts'
import type { FormBodyProps } from '../props.ts'
import { outdated } from '../state/dependents.ts'
import { FormStore } from '../state/FormStore.ts'
import type { ErrorPlace } from '../state/scope.ts'
import { checkFor, normalised } from './check.ts'
import { deriveForm, type FormModel } from './deriveForm.ts'
import { placeOf, toErrorSchema } from './errors.ts'
import { focusField } from './focus.ts'
import { sameData } from './sameData.ts'
import { useLatest } from './useLatest.ts'
import { createValidator } from './validator.ts'
import { besides, flatKey, toFlat } from './values.ts'

export interface FormController {
  model: FormModel
  store: FormStore
  rjsf: RefObject<RjsfForm<RecordData, RJSFSchema> | null>
  validator: ValidatorType<RecordData, RJSFSchema>
  initial: RecordData
  extraErrors: ReturnType<typeof toErrorSchema> | undefined
  /** the person has tried to save: from now on leaving a field checks again */
  attempted: boolean
  saving: boolean
  change(event: IChangeEvent<RecordData>, id?: string): void
  submit(event: IChangeEvent<RecordData>): void
  refuse(): void
  setValue(path: string, value: unknown): void
  goTo(place: ErrorPlace): void
  touch(pending: boolean): void
  isDirty(): boolean
  showErrors(errors: FieldError[]): void
}

/** The life of one form: its values, its errors from both sides, saving, and moving to a field. */
export function useFormController(
  props: FormBodyProps,
  root: RefObject<HTMLElement | null>,
  prefix: string,
): FormController {
  const latest = useLatest(props)
  const { runtime, subset } = props
  const [model] = useState(() => deriveForm(runtime.entity, subset))
  const [initial] = useState(() => toFlat(model.leaves, startOf(props)))
  const [store] = useState(() => new FormStore(model, runtime, props.context, initial))
  useEffect(() => store.setContext(props.context), [store, props.context])
  const baseline = useRef(initial)
  const dirty = useRef(false)
  const found = useRef<FieldError[]>([])
  const rjsf = useRef<RjsfForm<RecordData, RJSFSchema>>(null)
  const [validator] = useState(() =>
    createValidator(model, (flat) => {
      found.current = checkFor(model, runtime, latest.current.context, subset)(flat)
      return found.current
    }),
  )
  const [serverErrors, setServerErrors] = useState(props.initialErrors ?? [])
  const extraErrors = useMemo(
    () => (serverErrors.length > 0 ? toErrorSchema(model, serverErrors) : undefined),
    [model, serverErrors],
  )
  const [attempted, setAttempted] = useState(serverErrors.length > 0)
  const [saving, setSaving] = useState(false)

  const tell = useCallback(
    (now: boolean) => {
      dirty.current = now
      latest.current.onDirty(now)
    },
    [latest],
  )

  const setValue = useCallback((path: string, value: unknown) => {
    // RJSF types every value as the whole record
    rjsf.current?.setFieldValue([flatKey(path)], value as RecordData | undefined)
  }, [])

  const goTo = useCallback(
    (place: ErrorPlace) => {
      const placed = model.placed.get(place.key)
      if (!placed) return
      store.showTab(placed.tab)
      if (place.index !== undefined && placed.field.kind === 'children') store.requestOpen(place)
      else focusField(`${prefix}_${place.key}`)
    },
    [model, store, prefix],
  )

  const goToFirst = useCallback(
    (errors: FieldError[]) => {
      const order = [...model.placed.keys()]
      const places = errors.flatMap((error) => placeOf(model, error.field) ?? [])
      const first = places.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))[0]
      // after the render that shows the errors
      if (first) requestAnimationFrame(() => goTo(first))
    },
    [model, goTo],
  )

  const showErrors = useCallback(
    (errors: FieldError[]) => {
      setServerErrors(errors)
      setAttempted(true)
      goToFirst(errors)
    },
    [goToFirst],
  )

  const { initialErrors } = props
  useEffect(() => {
    if (initialErrors?.length) goToFirst(initialErrors)
  }, [initialErrors, goToFirst])

  const change = useCallback(
    ({ formData = {} }: IChangeEvent<RecordData>, id?: string) => {
      const before = store.record
      store.update(formData)
      for (const field of outdated(model.leaves, before, store.record)) setValue(field.path, undefined)
      const key = id?.slice(prefix.length + 1)
      setServerErrors((errors) => without(errors, (error) => placeOf(model, error.field)?.key === key))
      tell(!sameData(formData, baseline.current))
    },
    [store, model, setValue, prefix, tell],
  )

  const submit = useCallback(
    async ({ formData = {} }: IChangeEvent<RecordData>) => {
      const { record, onSubmit } = latest.current
      const focused = document.activeElement
      setSaving(true)
      const errors = await attempt(() =>
        onSubmit({ ...besides(runtime.entity.fields, record ?? {}), ...normalised(model, runtime, formData) }),
      )
      setSaving(false)
      if (errors.length > 0) return showErrors(errors)
      baseline.current = formData
      setServerErrors((list) => without(list, () => true))
      tell(false)
      requestAnimationFrame(() => {
        if (
          document.activeElement === document.body &&
          focused instanceof HTMLElement &&
          root.current?.contains(focused)
        )
          focused.focus({ preventScroll: true })
      })
    },
    [latest, runtime, model, showErrors, root, tell],
  )

  const refuse = useCallback(() => {
    setAttempted(true)
    goToFirst(found.current)
  }, [goToFirst])

  const touch = useCallback(
    (pending: boolean) => tell(pending || !sameData(store.values, baseline.current)),
    [tell, store],
  )

  const isDirty = useCallback(() => dirty.current, [])

  return {
    ...{ model, store, rjsf, validator, initial, extraErrors, attempted, saving },
    ...{ change, submit, refuse, setValue, goTo, touch, showErrors, isDirty },
  }
}

/** What the form starts with: a new record gets the defaults of what it does not say. */
function startOf({ runtime, record, context, fresh = record?.id === undefined }: FormBodyProps): RecordData {
  return fresh ? applyDefaults(runtime, record ?? {}, context) : (record ?? {})
}

/** The list without some; the same list when none goes, so that nothing renders again. */
function without(errors: FieldError[], gone: (error: FieldError) => boolean): FieldError[] {
  const left = errors.filter((error) => !gone(error))
  return left.length === errors.length ? errors : left
}

/** Runs a save; what it throws becomes an error of the whole record. */
async function attempt(save: () => Promise<FieldError[] | undefined>): Promise<FieldError[]> {
  try {
    return (await save()) ?? []
  } catch (error) {
    return [{ code: 'ERRO', message: error instanceof Error && error.message ? error.message : 'Erro' }]
  }
}
