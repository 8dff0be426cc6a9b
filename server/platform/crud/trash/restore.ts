import { INSTALLATION } from '#schemas/runtime/scope.ts'
import { run } from '#server/platform/database/sql.ts'
import { releaseFiles } from '#server/platform/files/claim.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import type { StoredRecord } from '../read/read.ts'
import { readSaved } from '../read/saved.ts'
import { writeTrailLine } from '../trail/write-trail.ts'
import { requireOwner } from '../write/owner.ts'
import { persist } from '../write/persist.ts'
import { findDeleted } from './read.ts'

/**
 * Brings a deleted record back under its id, with its lists, rows and files, in one transaction: a unique key that is taken by now, a reference
 * that is gone, or a rule of the entity's hooks refuses it with the error of its field, and nothing is written. What the schema would
 * refuse today and did not then comes back as it was.
 */
export async function restoreDeleted(ctx: Ctx, id: number): Promise<StoredRecord> {
  return inTransaction(ctx, async (tx) => readSaved(tx, await restoreInside(tx, id)))
}

/** `restoreDeleted` inside a transaction: also for records deleted together with another one. @returns the record's id */
export async function restoreInside(tx: Ctx, id: number): Promise<number> {
  const { dados, colunas, empresa_id } = await findDeleted(tx, id, true)
  await tx.deps.registry[tx.entity.path]?.hooks?.beforeRestore?.(tx, dados)
  const restoring = { columns: { ...colunas, versao: dados.versao + 1 } }
  await persist(
    { ...tx, restoring },
    {
      record: dados,
      operation: 'restauracao',
      kept: new Set(tx.entity.fields.filter((f) => f.writeOnly).map((f) => f.path)),
      tolerated: dados,
      company: empresa_id ?? undefined,
    },
  )
  await run(tx.db, 'delete from registro_excluido where id = $1', [id])
  return dados.id
}

/** Erases a deleted record for good; its files go with the next cleaning. */
export async function eraseDeleted(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { registro_id, empresa_id } = await findDeleted(tx, id, true)
    requireOwner(tx, empresa_id ?? INSTALLATION)
    await releaseFiles(tx.db, { entidade: tx.entity.path, registroId: registro_id }, [])
    await run(tx.db, 'delete from registro_excluido where id = $1', [id])
    await writeTrailLine(tx, registro_id, empresa_id ?? tx.session.empresaId, 'apagamento', {})
  })
}
