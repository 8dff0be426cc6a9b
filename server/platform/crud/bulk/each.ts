import type { FieldError } from '#schemas/runtime/model.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { type Counts, type Done, endBatch, labelsOf, noteDone, type Refusal } from './batch.ts'

/** Reports progress; throws to cancel the work, which rolls all of it back. */
export type Progress = (done: number, total: number) => void | Promise<void>

/** Records between two progress reports, which also check for cancellation. */
const every = 100

/** Runs work inside a savepoint; a DomainError rolls back to it and leaves earlier work as it is. @returns the refused errors; undefined on success */
export async function tryInSavepoint(tx: Ctx, work: () => Promise<void>): Promise<FieldError[] | undefined> {
  await run(tx.db, 'savepoint linha', [])
  try {
    await work()
    await run(tx.db, 'release savepoint linha', [])
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await run(tx.db, 'rollback to savepoint linha', [])
    return error.errors
  }
}

/**
 * Applies `one` to each record in one transaction, each in a savepoint: refused records are reported and skipped; the others commit together, or none of them
 * when the process dies or the work is cancelled. `one` returns undefined when nothing changed.
 */
export async function eachRecord<T extends { id: number }>(
  tx: Ctx & { lote: number },
  records: T[],
  one: (record: T) => Promise<Done | undefined>,
  progress?: Progress,
): Promise<Counts> {
  const refused: Omit<Refusal, 'rotulo'>[] = []
  let done: Done[] = []
  let [alterados, inalterados] = [0, 0]
  for (const [i, record] of records.entries()) {
    let result: Done | undefined
    const errors = await tryInSavepoint(tx, async () => {
      result = await one(record)
    })
    if (errors) refused.push({ id: record.id, erros: errors.map(bare) })
    else if (result) done.push(result)
    else inalterados++
    if ((i + 1) % every === 0) {
      alterados += done.length
      await noteDone(tx, done)
      done = []
      await progress?.(i + 1, records.length)
    }
  }
  alterados += done.length
  await noteDone(tx, done)
  await progress?.(records.length, records.length)
  const labels = await labelsOf(
    tx,
    refused.map(({ id }) => id),
  )
  const recusas = refused.map(({ id, erros }) => ({ id, rotulo: labels.get(id) || `Código ${id}`, erros }))
  const counts = { total: records.length, alterados, inalterados, recusas }
  await endBatch(tx, counts)
  return counts
}

const bare = ({ code, field, message }: FieldError): FieldError => ({ code, ...(field ? { field } : {}), message })
