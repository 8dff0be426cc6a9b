import type { FieldError } from '#schemas/runtime/model.ts'
import { asFailure } from '../useLoad.ts'

/** Awaits a call: its value, or its violations as form errors; other failures are thrown, and shown by the form. */
export async function errosDe<T>(call: Promise<T>): Promise<{ value: T } | { errors: FieldError[] }> {
  try {
    return { value: await call }
  } catch (error) {
    const failure = asFailure(error)
    const errors = (failure.answer.errors ?? []).flatMap(({ code = '', field, message }) =>
      message && field ? [{ code, field, message }] : [],
    )
    if (failure.status === 400 && errors.length > 0) return { errors }
    throw failure
  }
}
