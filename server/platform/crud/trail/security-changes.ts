import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { companyOf } from '#schemas/runtime/scope.ts'
import { type SecurityKind, securityKinds } from '#schemas/runtime/shown/security.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { sameInTrail } from './write-trail.ts'

const known = new WeakMap<Entity, Field[]>()

/** Fields whose change the security log tells of (`x-field.security`). */
function sensitive(entity: Entity): Field[] {
  const found = known.get(entity) ?? leafFields(entity.fields).filter(({ hint }) => hint.security !== undefined)
  known.set(entity, found)
  return found
}

/**
 * Records changes of fields that decide who may do what (`x-field.security`) in the security log, on every path a record takes to the database.
 * @param kept write-only fields that keep what is stored
 */
export async function recordChanges(
  ctx: Ctx,
  change: { id: number; operation: string; company: number; kept?: ReadonlySet<string> | undefined },
  before: RecordData | undefined,
  after: RecordData | undefined,
): Promise<void> {
  const changed = sensitive(ctx.entity).filter((field) => differs(field, before, after, change.kept))
  const kinds = new Set(changed.map(({ hint }) => hint.security as SecurityKind))
  for (const kind of kinds) {
    const fields = changed.filter(({ hint }) => hint.security === kind)
    const { session, entity } = ctx
    await recordSecurity(ctx.db, {
      evento: securityKinds[kind],
      empresaId: companyOf(entity, change.company) ?? undefined,
      usuarioId: session.kind === 'interna' ? session.usuario.id : undefined,
      sessao: session.id,
      dados: {
        entidade: entity.path,
        registroId: change.id,
        operacao: change.operation,
        campos: fields.map(({ path }) => path),
        ...(session.key ? { chave: session.key.id } : {}),
        // values of accounts (`conta`) are personal and left out, values of rights are not
        ...(kind === 'conta' ? {} : { de: valuesOf(fields, before), para: valuesOf(fields, after) }),
      },
    })
  }
}

function differs(
  field: Field,
  before: RecordData | undefined,
  after: RecordData | undefined,
  kept: ReadonlySet<string> | undefined,
): boolean {
  const para = after && valueAt(after, field.path)
  if (field.writeOnly) return para !== undefined && kept?.has(field.path) !== true
  const de = before && valueAt(before, field.path)
  // a boolean that was never set counts as false
  if (field.type === 'boolean' && (de ?? false) === (para ?? false)) return false
  return !sameInTrail(field, de, para)
}

const valuesOf = (fields: Field[], record: RecordData | undefined): RecordData | null =>
  record === undefined ? null : Object.fromEntries(fields.map(({ path }) => [path, valueAt(record, path) ?? null]))
