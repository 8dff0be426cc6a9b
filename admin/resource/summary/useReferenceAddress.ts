import { useSession } from '#admin/providers/session.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The page of the record that a reference names, for who may read its register; set-up registers have none, and need no link. */
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
