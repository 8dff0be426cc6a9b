import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { invalid } from '#server/errors.ts'
import { writeBatchAudit } from '../audit.ts'
import { type Batch, batchOfTask, beginBatch, type Counts, countOutOfSight, endBatch } from '../bulk/batch.ts'
import type { Progress } from '../bulk/each.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { type Mapping, mapHeaders } from './columns.ts'
import { ErrorFile } from './error-file.ts'
import { insertAll } from './insert.ts'
import { readTable, type Table } from './read-table.ts'
import { type FileRecord, recordsOf } from './records.ts'
import type { ImportReport, RowErrors } from './report.ts'

export interface ImportOptions {
  simulate: boolean
  progress?: Progress
  /** by position of the file's columns: the path somebody chose, null for none, undefined for what the header says */
  mapa?: (string | null | undefined)[]
  /** the task it is done for: done once, however often it is asked for */
  tarefaId?: string
  /** refused rows the report names; the error file has all (default: all) */
  most?: number
}

/** Ends the transaction of a dry run: nothing of it stays. */
class DryRun extends Error {}

/** Records whose references are looked up together, and between two looks at whether somebody cancelled. */
const together = 500

/**
 * Imports a spreadsheet: every record goes through the rules of the form and of the database; the right ones are stored in one transaction, the
 * wrong ones come back with their reasons. A dry run does exactly the same and then undoes it. Rows are read as they are needed.
 * @throws DomainError 400 for a file that cannot be read or shares no column with the entity
 */
export async function importTable(ctx: Ctx, bytes: Uint8Array, options: ImportOptions): Promise<ImportReport> {
  const known = options.tarefaId ? await batchOfTask(ctx, options.tarefaId) : undefined
  if (known) return reportOf(ctx, known)
  const table = await readTable(bytes)
  const entityOf = (path: string) => ctx.deps.model.entities.get(path)
  const mapping = mapHeaders(ctx.entity, ctx.session, entityOf, table.headers, options.mapa)
  if (mapping.columns.every((place) => place === undefined)) return noColumns(ctx)
  const total = await countRows(table)
  let report: ImportReport | undefined
  const work = async (outer: Ctx) => {
    if (options.simulate) outer.rehearsal = { numbers: 0 }
    const tx = await beginBatch(outer, 'importacao', options.simulate ? {} : options)
    const refused = new Refused(table, options.most)
    const counts = await importRecords(tx, table, mapping, total, refused, options.progress)
    report = {
      simulado: options.simulate,
      total: counts.total,
      importados: counts.alterados,
      recusados: refused.count,
      colunasIgnoradas: mapping.ignored,
      erros: refused.named,
      arquivoDeErros: refused.file,
    }
    const foraDeVista = await countOutOfSight(tx, { id: tx.lote })
    if (foraDeVista > 0) report.foraDeVista = foraDeVista
    if (options.simulate) throw new DryRun()
    report.loteId = tx.lote
    await endBatch(tx, counts)
    await writeBatchAudit(tx, 'importacao', {}, { registros: counts.alterados, recusados: refused.count })
  }
  await inTransaction(ctx, work).catch((error) => {
    if (!(error instanceof DryRun)) throw error
  })
  return report ?? noColumns(ctx)
}

const noColumns = (ctx: Ctx): never =>
  invalid([{ code: violation, field: 'arquivo', message: `Nenhuma coluna do arquivo pertence a ${ctx.entity.plural}` }])

async function countRows(table: Table): Promise<number> {
  let rows = 0
  for await (const _ of table.rows()) rows++
  return rows
}

/** What was refused: counted, named as far as somebody reads it, and whole in the error file. */
class Refused {
  count = 0
  readonly named: RowErrors[] = []
  private readonly lines: ErrorFile

  constructor(
    table: Table,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {
    this.lines = new ErrorFile(table)
  }

  add(record: FileRecord, erros: FieldError[]): void {
    this.count++
    if (this.named.length < this.most) this.named.push({ linha: record.line, erros })
    this.lines.add(record, erros)
  }

  get file(): string | undefined {
    return this.count > 0 ? this.lines.text() : undefined
  }
}

/** Refusals an operation remembers; the error file has all. */
const remembered = 200

async function importRecords(
  tx: Ctx & { lote: number },
  table: Table,
  mapping: Mapping,
  rows: number,
  refused: Refused,
  progress: Progress | undefined,
): Promise<Counts> {
  let [total, alterados] = [0, 0]
  let waiting: FileRecord[] = []
  const store = async () => {
    total += waiting.length
    alterados += await insertAll(tx, mapping, waiting, (record, erros) => refused.add(record, erros))
    waiting = []
  }
  for await (const record of recordsOf(table, mapping)) {
    waiting.push(record)
    if (waiting.length < together) continue
    const last = record.lastLine - 1
    await store()
    await progress?.(Math.min(last, rows), rows)
  }
  await store()
  await progress?.(rows, rows)
  const recusas = refused.named
    .slice(0, remembered)
    .map(({ linha, erros }) => ({ id: linha, rotulo: `Linha ${linha}`, erros }))
  return { total, alterados, inalterados: 0, recusas }
}

/** What an import did that was done before, as far as it is remembered. */
async function reportOf(ctx: Ctx, batch: Batch): Promise<ImportReport> {
  const foraDeVista = await countOutOfSight(ctx, batch)
  return {
    simulado: false,
    total: batch.total,
    importados: batch.alterados,
    recusados: batch.total - batch.alterados,
    colunasIgnoradas: [],
    erros: batch.recusas.map(({ id, erros }) => ({ linha: id, erros })),
    loteId: batch.id,
    ...(foraDeVista > 0 ? { foraDeVista } : {}),
  }
}
