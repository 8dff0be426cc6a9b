import type { FieldError } from '#schemas/runtime/model.ts'
import { asFailure } from '../useLoad.ts'

/** What came of a call, or what the form has to show; failures without violations of their own are thrown, and the form says them. */
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
