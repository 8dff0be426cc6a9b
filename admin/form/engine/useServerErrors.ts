import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { FormModel } from './deriveForm.ts'
import { placeOf, toErrorSchema } from './errors.ts'

/** Violations reported by the server only. Each is dropped when its field changes, all of them when the record is saved. */
export function useServerErrors(
  model: FormModel,
  initial: FieldError[] | undefined,
  goToFirst: (errors: FieldError[]) => void,
) {
  const [errors, setErrors] = useState(initial ?? [])
  const extraErrors = useMemo(() => (errors.length > 0 ? toErrorSchema(model, errors) : undefined), [model, errors])
  useEffect(() => {
    if (initial?.length) goToFirst(initial)
  }, [initial, goToFirst])
  const forget = useCallback(
    (key?: string) =>
      setErrors((all) => without(all, ({ field }) => key === undefined || placeOf(model, field)?.key === key)),
    [model],
  )
  return { extraErrors, setErrors, forget }
}

/** Removes the matching errors; returns the same array when nothing matches, which avoids a render. */
function without(errors: FieldError[], gone: (error: FieldError) => boolean): FieldError[] {
  const left = errors.filter((error) => !gone(error))
  return left.length === errors.length ? errors : left
}
