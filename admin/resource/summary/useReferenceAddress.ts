import { useSession } from '#admin/providers/session.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** Returns a function that gives the record page of a reference; undefined where the session may not read the register, or it has no record page. */
export function useReferenceAddress(): (field: Field, value: unknown) => string | undefined {
  const { schemas } = useSession()
  return ({ target }, value) => {
    const id = (value as { id?: unknown } | undefined)?.id
    const register = schemas.find(({ path }) => path === target)
    return id !== undefined && register?.can.open && register.ficha
      ? `/${register.route}/${String(id)}/ficha`
      : undefined
  }
}
