import type { Action, Entity, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'

/**
 * Ids of the users who have a role in a record (`x-entity.roles`): the one it names, or those the named query answers about the record it refers to
 * (`id`: the record itself).
 * Empty where the record names nobody.
 */
export async function usersInRole(ctx: Ctx, name: string, record: RecordData): Promise<number[]> {
  const role = ctx.entity.roles?.[name]
  if (!role) throw new Error(`${ctx.entity.path} has no role ${name}`)
  if (role.of === 'id') return queried(ctx, ctx.entity.path, role.query, record.id)
  const named = valueAt(record, role.user ?? role.of ?? '') as { id?: number } | undefined
  if (named?.id === undefined) return []
  if (role.user !== undefined) return [named.id]
  return queried(ctx, targetOf(ctx.entity, role.of ?? ''), role.query, named.id)
}

function queried(ctx: Ctx, target: string, name: string | undefined, id: unknown): Promise<number[]> {
  const query = ctx.deps.registry[target]?.roles?.[name ?? '']
  if (!query) throw new Error(`${target} has no query ${name} in roles.ts`)
  return query(forEntity(ctx, target), Number(id))
}

const targetOf = ({ fields }: Entity, path: string): string => fields.find((field) => field.path === path)?.target ?? ''

/** Whether the session may take a step: by an authority, or by a role it has in the record. */
export async function mayStep(ctx: Ctx, { authority, by }: Action, record: RecordData): Promise<boolean> {
  if (!by) return hasAuthority(ctx.session, authority)
  if (by.authority !== undefined && hasAuthority(ctx.session, by.authority)) return true
  // a candidate's id is no user id
  if (ctx.session.kind !== 'interna') return false
  for (const role of by.roles) if ((await usersInRole(ctx, role, record)).includes(ctx.session.usuario.id)) return true
  return false
}

/** @throws DomainError NAO_AUTORIZADO */
export async function requireStep(ctx: Ctx, action: Action, record: RecordData): Promise<void> {
  if (!(await mayStep(ctx, action, record))) fail('NAO_AUTORIZADO')
}
