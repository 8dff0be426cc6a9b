import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { type Batch, batchOfTask, beginBatch, type Counts, countOutOfSight, endBatch } from '../bulk/batch.ts'
import type { Progress } from '../bulk/each.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { writeBatchTrail } from '../trail/write-trail.ts'
import { type Mapping, mapHeaders, sheetColumns } from './columns.ts'
import { ErrorFile } from './error-file.ts'
import { insertAll, type Stored } from './insert.ts'
import { readTable, type Table } from './read-table.ts'
import { type FileRecord, recordsOf } from './records.ts'
import type { ImportReport, RowErrors } from './report.ts'

export interface ImportOptions {
  simulate: boolean
  progress?: Progress
  /** by position of the file's columns: the path somebody chose, null for none, undefined for what the header says */
  mapa?: (string | null | undefined)[]
  /** values set in every record, whatever the file says: the plan of all proposals */
  valores?: RecordData
  /** existing records are changed by the file; else they are refused */
  altera?: boolean
  /** fields that only settings made mandatory may be missing; those the definition requires may not */
  waives?: boolean
  /** the task that runs it: makes a retry idempotent */
  tarefaId?: string
  /** refused rows the report names; the error file has all (default: all) */
  most?: number
}

/** Thrown to roll back the transaction of a dry run. */
class DryRun extends Error {}

/** Records whose references are resolved together; progress is reported, and cancellation checked, after each such batch. */
const together = 500

/**
 * Imports a spreadsheet: every record goes through the rules of the form and of the database; valid ones are stored in one transaction, refused ones are
 * reported with their reasons. A dry run does exactly the same and rolls back. Rows are read as they are needed.
 * @throws DomainError 400 for a file that cannot be read or shares no column with the entity
 */
export async function importTable(asked: Ctx, bytes: Uint8Array, options: ImportOptions): Promise<ImportReport> {
  const ctx = options.waives ? withoutDemands(asked) : asked
  const known = options.tarefaId ? await batchOfTask(ctx, options.tarefaId) : undefined
  if (known) return reportOf(ctx, known)
  const table = await readTable(bytes)
  const entityOf = (path: string) => ctx.deps.model.entities.get(path)
  const mapping = mapHeaders(ctx.entity, ctx.session, entityOf, table.headers, options.mapa, givenPaths(ctx, options))
  if (mapping.columns.every((place) => place === undefined)) return noColumns(ctx)
  const total = await countRows(table)
  let report: ImportReport | undefined
  const work = async (outer: Ctx) => {
    if (options.simulate) outer.rehearsal = { numbers: 0 }
    const tx = await beginBatch(outer, 'importacao', options.simulate ? {} : options)
    const refused = new Refused(table, options.most)
    const stored = await importRecords(tx, table, mapping, total, refused, options)
    const counts = countsOf(stored, refused)
    report = {
      simulado: options.simulate,
      total: counts.total,
      importados: stored.criados,
      ...(options.altera ? { alterados: stored.alterados, inalterados: stored.inalterados } : {}),
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
    await writeBatchTrail(tx, 'importacao', {}, { registros: counts.alterados, recusados: refused.count })
  }
  await inTransaction(ctx, work).catch((error) => {
    if (!(error instanceof DryRun)) throw error
  })
  return report ?? noColumns(ctx)
}

/** The context with the setting that makes more fields mandatory emptied. */
function withoutDemands(ctx: Ctx): Ctx {
  const { demandedBy } = ctx.entity
  if (!demandedBy) return ctx
  const { context, setting } = demandedBy
  return { ...ctx, context: { ...ctx.context, [context]: { ...ctx.context[context], [setting]: [] } } }
}

const noColumns = (ctx: Ctx): never =>
  invalid([{ code: violation, field: 'arquivo', message: `Nenhuma coluna do arquivo pertence a ${ctx.entity.plural}` }])

async function countRows(table: Table): Promise<number> {
  let rows = 0
  for await (const _ of table.rows()) rows++
  return rows
}

/** Refused records: all counted and in the error file, the first `most` named in the report. */
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

/** Most refusals stored with the operation; the error file has all. */
const remembered = 200

async function importRecords(
  tx: Ctx & { lote: number },
  table: Table,
  mapping: Mapping,
  rows: number,
  refused: Refused,
  { valores, altera = false, progress }: ImportOptions,
): Promise<Stored> {
  const sum: Stored = { criados: 0, alterados: 0, inalterados: 0 }
  let waiting: FileRecord[] = []
  const store = async () => {
    const refuse = (record: FileRecord, erros: FieldError[]) => refused.add(record, erros)
    const stored = await insertAll({ ...tx, found: new Map() }, mapping, waiting, { altera, refuse })
    sum.criados += stored.criados
    sum.alterados += stored.alterados
    sum.inalterados += stored.inalterados
    waiting = []
  }
  for await (const record of recordsOf(table, mapping, valores)) {
    waiting.push(record)
    if (waiting.length < together) continue
    const last = record.lastLine - 1
    await store()
    await progress?.(Math.min(last, rows), rows)
  }
  await store()
  await progress?.(rows, rows)
  return sum
}

function countsOf({ criados, alterados, inalterados }: Stored, refused: Refused): Counts {
  const recusas = refused.named
    .slice(0, remembered)
    .map(({ linha, erros }) => ({ id: linha, rotulo: `Linha ${linha}`, erros }))
  const total = criados + alterados + inalterados + refused.count
  return { total, alterados: criados + alterados, inalterados, recusas }
}

/** Paths of the fields that every record is given. @throws DomainError 400 for one that no file could fill */
function givenPaths(ctx: Ctx, { valores = {} }: ImportOptions): string[] {
  const writable = sheetColumns(ctx.entity, ctx.session, true).map(({ field }) => field.path)
  const given = leafFields(ctx.entity.fields).flatMap(({ path }) => (valueAt(valores, path) === undefined ? [] : path))
  const unknown = [
    ...given.filter((path) => !writable.includes(path)),
    ...Object.keys(valores).filter((name) => !ctx.entity.fields.some((field) => field.name === name)),
  ]
  if (unknown.length > 0)
    invalid(unknown.map((path) => ({ code: violation, field: 'valores', message: `Coluna desconhecida: ${path}` })))
  return given
}

/** The report of an import that its task has already committed, from what the operation stores. */
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
