import type RjsfForm from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import type { FormBodyProps } from '../props.ts'
import { outdatedFields } from '../state/dependents.ts'
import { FormStore } from '../state/FormStore.ts'
import { checkFor } from './check.ts'
import { deriveForm } from './deriveForm.ts'
import { placeOf } from './errors.ts'
import { useCopies } from './useCopies.ts'
import { useDirty } from './useDirty.ts'
import { useLatest } from './useLatest.ts'
import { useNavigation } from './useNavigation.ts'
import { useSaving } from './useSaving.ts'
import { useServerErrors } from './useServerErrors.ts'
import { createValidator } from './validator.ts'
import { flatKey, toFlat } from './values.ts'

export type FormController = ReturnType<typeof useFormController>

/** State and behaviour of one form: values, client and server errors, saving, and navigation to a field. */
export function useFormController(props: FormBodyProps, prefix: string) {
  const latest = useLatest(props)
  const { runtime, subset, record, context } = props
  const [model] = useState(() => deriveForm(runtime.entity, subset, !isFresh(props), record))
  const [loaded] = useState(() => toFlat(model.leaves, startOf(props)))
  const [initial] = useState(() => (props.typed ? toFlat(model.leaves, props.typed.record) : loaded))
  const [store] = useState(() => {
    const made = new FormStore(model, runtime, context, initial)
    const tab = props.typed?.tab ?? props.steps?.start
    if (tab !== undefined) made.showTab(tab)
    return made
  })
  useEffect(() => store.setContext(context), [store, context])
  const rjsf = useRef<RjsfForm<RecordData, RJSFSchema>>(null)
  const { goTo, goToFirst } = useNavigation(model, store, prefix)
  const { extraErrors, setErrors, forget } = useServerErrors(
    model,
    props.initialErrors,
    props.focusErrors === false ? nowhere : goToFirst,
  )
  const { touch, settle, isDirty } = useDirty(latest, store, loaded)
  const [attempted, setAttempted] = useState(props.initialErrors !== undefined)

  const found = useRef<FieldError[]>([])
  const [validator] = useState(() =>
    createValidator(model, (flat) => {
      found.current = checkFor(model, runtime, latest.current.context, subset)(flat)
      return found.current
    }),
  )
  const refuse = useCallback(() => {
    setAttempted(true)
    goToFirst(found.current)
  }, [goToFirst])

  /** Validates one tab only; shows its violations and goes to the first. True when there are none. */
  const checkTab = useCallback(
    (tab: number): boolean => {
      flushSync(() => store.flush())
      const all = checkFor(model, runtime, latest.current.context, subset)(store.values)
      const own = all.filter(({ field }) => model.placed.get(placeOf(model, field)?.key ?? '')?.tab === tab)
      setErrors(own)
      goToFirst(own)
      return own.length === 0
    },
    [model, runtime, subset, store, latest, setErrors, goToFirst],
  )
  const showErrors = useCallback(
    (errors: FieldError[]) => {
      setErrors(errors)
      setAttempted(true)
      goToFirst(errors)
    },
    [setErrors, goToFirst],
  )
  const saved = useCallback(
    (flat: RecordData) => {
      settle(flat)
      forget()
    },
    [settle, forget],
  )
  const { saving, submit } = useSaving(latest, model, { refused: showErrors, saved })

  const setValue = useCallback((path: string, value: unknown) => {
    // RJSF's typing wants the whole record as the value of any field
    rjsf.current?.setFieldValue([flatKey(path)], value as RecordData | undefined)
  }, [])
  const copyFrom = useCopies(latest, store, setValue)
  const change = useCallback(
    ({ formData = {} }: IChangeEvent<RecordData>, id = prefix) => {
      const before = store.record
      store.update(formData)
      touch(false)
      latest.current.onChange?.(store.record)
      if (id === prefix) return
      copyFrom(before, store.record)
      for (const field of outdatedFields(model.leaves, before, store.record)) setValue(field.path, undefined)
      forget(id.slice(prefix.length + 1))
    },
    [store, model, setValue, copyFrom, prefix, touch, forget, latest],
  )

  const taken = useRef(record)
  useEffect(() => {
    if (record === taken.current) return
    taken.current = record
    // a newer state of the same record: tab, focus and scroll position stay
    const flat = toFlat(model.leaves, startOf(latest.current))
    rjsf.current?.setFieldValue([], flat)
    settle(flat)
    forget()
  }, [record, model, latest, settle, forget])

  return {
    ...{ model, store, rjsf, validator, initial, extraErrors, attempted, saving },
    ...{ change, submit, refuse, setValue, goTo, touch, showErrors, isDirty, checkTab },
  }
}

/** Initial form data: a new record gets defaults for its missing values. */
function startOf(props: FormBodyProps): RecordData {
  const { runtime, record, context } = props
  return isFresh(props) ? applyDefaults(runtime, record ?? {}, context) : (record ?? {})
}

const isFresh = ({ record, fresh = record?.id === undefined }: FormBodyProps): boolean => fresh

const nowhere = () => {}
