import type { IChangeEvent } from '@rjsf/core'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { FormBodyProps } from '../props.ts'
import { normaliseForm } from './check.ts'
import type { FormModel } from './deriveForm.ts'
import { valuesBesides } from './values.ts'

interface Outcome {
  refused(errors: FieldError[]): void
  saved(flat: RecordData): void
}

/** Passes a valid record to `onSubmit`, one call at a time, and reports the outcome. Input is blocked meanwhile (`saving`). */
export function useSaving(latest: RefObject<FormBodyProps>, model: FormModel, { refused, saved }: Outcome) {
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  const submit = useCallback(
    async ({ formData = {} }: IChangeEvent<RecordData>) => {
      if (busy.current) return
      busy.current = true
      const { runtime, record = {}, context, onSubmit } = latest.current
      const focused = document.activeElement
      setSaving(true)
      const whole = {
        ...valuesBesides(runtime.entity.fields, record),
        ...normaliseForm(model, runtime, formData, context),
      }
      const errors = await attempt(() => onSubmit(whole))
      busy.current = false
      // synchronous: an inert element cannot take the focus
      flushSync(() => setSaving(false))
      if (errors.length === 0) saved(formData)
      else refused(errors)
      if (document.activeElement === document.body && focused instanceof HTMLElement)
        focused.focus({ preventScroll: true })
    },
    [latest, model, refused, saved],
  )
  return { saving, submit }
}

/** Runs a save; a thrown error becomes an error of the whole record: a violation for `status` 400, a failure ('ERRO') otherwise. */
async function attempt(save: () => Promise<FieldError[] | undefined>): Promise<FieldError[]> {
  try {
    return (await save()) ?? []
  } catch (error) {
    const code = (error as { status?: unknown }).status === 400 ? violation : 'ERRO'
    return [{ code, message: error instanceof Error && error.message ? error.message : 'Erro' }]
  }
}
