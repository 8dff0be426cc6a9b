import type { RecordData } from '#schemas/runtime/model.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { deletedLike } from '#server/platform/crud/trash/read.ts'
import { restoreInside } from '#server/platform/crud/trash/restore.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside } from '#server/platform/crud/write/operations.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { type Comuns, mudou, type TipoCompetencia, tipos, valoresComuns } from './tipos.ts'

export { type TipoCompetencia, tipos } from './tipos.ts'

const COMPETENCIA = 'cargo-salario/competencia'

/** The competence of an item of one of the three registers. */
async function competenciaDe({ db, session }: Ctx, tipo: TipoCompetencia, itemId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('competencia')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where(tipos[tipo].coluna, '=', itemId)
    .executeTakeFirst()
  return row?.id
}

/** Creates the competence of a new item, or copies the item's changes to it. */
export async function acompanhaItem(ctx: Ctx, tipo: TipoCompetencia, item: Comuns & { id: number }): Promise<void> {
  if (ctx.causedBy === COMPETENCIA) return
  const tx = onBehalf(ctx, COMPETENCIA)
  const comuns = valoresComuns(item)
  const id = await competenciaDe(tx, tipo, item.id)
  if (id === undefined) {
    // a restored item gets its deleted competence back, with the former id
    const deleted = ctx.restoring && (await deletedLike(tx, { id: item.id, reference: tipos[tipo].campo }))
    if (deleted !== undefined) {
      await restoreInside(tx, deleted)
      return
    }
    const record = { ...comuns, tipo, [tipos[tipo].campo]: { id: item.id } }
    await persist(tx, { record, operation: 'criacao' })
    return
  }
  const stored = await readStored<RecordData & Comuns>(tx, id, { lock: true })
  if (mudou(stored, item)) await changeStored(tx, stored, comuns, 'alteracao')
}

/** The competence goes before its item; refused while criteria, bands or talents refer to it. */
export async function retiraCompetencia(ctx: Ctx, tipo: TipoCompetencia, itemId: number): Promise<void> {
  if (ctx.causedBy === COMPETENCIA) return
  const tx = onBehalf(ctx, COMPETENCIA)
  const id = await competenciaDe(tx, tipo, itemId)
  if (id !== undefined) await deleteInside(tx, id, undefined)
}
