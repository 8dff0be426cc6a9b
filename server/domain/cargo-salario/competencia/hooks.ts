import type { Competencia } from '#schemas/generated/types/cargo-salario/competencia.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { deletedLike } from '#server/platform/crud/trash/read.ts'
import { restoreInside } from '#server/platform/crud/trash/restore.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { type Comuns, mudou, type TipoCompetencia, tipos, valoresComuns } from './tipos.ts'

/** A competence mirrors an item of one of three registers: writing it requires that register's authority — spec 2 §2 */
export default defineHooks('cargo-salario/competencia', {
  validate(ctx, record, before) {
    if (ctx.causedBy) return []
    requireRight(ctx, record.tipo, before ? 'update' : 'create')
    if (before && record.tipo !== before.tipo)
      return [fieldError('tipo', 'O tipo de uma competência não pode ser alterado.')]
    return []
  },

  async beforeSave(ctx, record, before) {
    const { campo, registro } = tipos[record.tipo]
    if (before || record[campo]) return
    record[campo] = { id: await insertBody(onBehalf(ctx, registro), valoresComuns(record)) }
  },

  async afterSave(ctx, record, before) {
    if (!before || ctx.causedBy || ctx.restoring) return
    const tx = onBehalf(ctx, tipos[record.tipo].registro)
    const item = await readStored<RecordData & Comuns>(tx, itemOf(record), { lock: true })
    if (mudou(item, record)) await changeStored(tx, item, valoresComuns(record), 'alteracao')
  },

  beforeDelete(ctx, record) {
    if (!ctx.causedBy) requireRight(ctx, record.tipo, 'delete')
  },

  async beforeRestore(ctx, record) {
    if (ctx.causedBy) return
    requireRight(ctx, record.tipo, 'create')
    const tx = onBehalf(ctx, tipos[record.tipo].registro)
    const deleted = await deletedLike(tx, { id: itemOf(record) })
    if (deleted !== undefined) await restoreInside(tx, deleted)
  },

  async afterDelete(ctx, record) {
    if (!ctx.causedBy) await deleteInside(onBehalf(ctx, tipos[record.tipo].registro), itemOf(record), undefined)
  },
})

function requireRight(ctx: Ctx, tipo: TipoCompetencia, operation: 'create' | 'update' | 'delete'): void {
  const entity = ctx.deps.model.entities.get(tipos[tipo].registro)
  if (!entity || !hasAuthority(ctx.session, entity.authority[operation])) fail('NAO_AUTORIZADO')
}

const itemOf = (record: Competencia): number => record[tipos[record.tipo].campo]?.id ?? fail('NAO_ENCONTRADO')
