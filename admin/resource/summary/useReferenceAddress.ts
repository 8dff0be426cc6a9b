import { useSession } from '#admin/providers/session.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The page of the record that a reference names, for who may read its register. */
export function useReferenceAddress(): (field: Field, value: unknown) => string | undefined {
  const { schemas } = useSession()
  return ({ target }, value) => {
    const id = (value as { id?: unknown } | undefined)?.id
    const register = schemas.find(({ path }) => path === target)
    if (id === undefined || !register?.can.read || register.single || register.route.includes('{')) return undefined
    return `/${register.route}/${String(id)}${register.ficha ? '/ficha' : ''}`
  }
}
