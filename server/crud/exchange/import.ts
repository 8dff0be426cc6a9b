import { violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { DomainError, invalid } from '#server/errors.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { insertBody } from '../operations.ts'
import { run } from '../sql.ts'
import { cellValue } from './cells.ts'
import { mapHeaders } from './columns.ts'
import { errorFile } from './error-file.ts'
import { lookUp, replaceTexts } from './lookups.ts'
import { readTable, type Table } from './read-table.ts'
import type { ImportReport, RowErrors } from './report.ts'

export interface ImportOptions {
  simulate: boolean
  onProgress?(done: number, total: number): void
}

/** Ends the transaction of a dry run: nothing of it stays. */
class DryRun extends Error {}

/**
 * Imports a spreadsheet: every row goes through the rules of the form and of the database; the right ones are stored in one transaction, the
 * wrong ones come back with their reasons. A dry run does exactly the same and then undoes it.
 * @throws DomainError 400 for a file that cannot be read or shares no column with the entity
 */
export async function importTable(ctx: Ctx, bytes: Uint8Array, options: ImportOptions): Promise<ImportReport> {
  const table = await readTable(bytes)
  const mapping = mapHeaders(ctx.entity, ctx.session, table.headers)
  const fields = mapping.columns.filter((f) => f !== undefined)
  if (fields.length === 0) return noColumns(ctx)
  const bodies = table.rows.map((row) => toBody(mapping.columns, row))
  const erros: RowErrors[] = []
  const work = async (tx: Ctx) => {
    erros.length = 0
    await importRows(
      tx,
      table,
      fields,
      bodies.map((b) => structuredClone(b)),
      erros,
      options,
    )
    if (options.simulate) throw new DryRun()
  }
  await inTransaction(ctx, work).catch((error) => {
    if (!(error instanceof DryRun)) throw error
  })
  return {
    simulado: options.simulate,
    total: table.rows.length,
    importados: table.rows.length - erros.length,
    recusados: erros.length,
    colunasIgnoradas: mapping.ignored,
    erros,
    arquivoDeErros: erros.length > 0 ? errorFile(table, erros) : undefined,
  }
}

const noColumns = (ctx: Ctx): never =>
  invalid([{ code: violation, field: 'arquivo', message: `Nenhuma coluna do arquivo pertence a ${ctx.entity.plural}` }])

function toBody(columns: (Field | undefined)[], row: Table['rows'][number]): RecordData {
  const body: RecordData = {}
  columns.forEach((field, i) => {
    const value = field && cellValue(field, row[i] ?? null)
    if (field && value !== undefined) setAt(body, field.path, value)
  })
  return body
}

async function importRows(
  tx: Ctx,
  table: Table,
  fields: Field[],
  bodies: RecordData[],
  erros: RowErrors[],
  options: ImportOptions,
) {
  const references = fields.filter((f) => f.kind === 'reference' || f.kind === 'references' || f.kind === 'ids')
  const found = await lookUp(tx, references, bodies)
  for (const [i, body] of bodies.entries()) {
    const unknown = replaceTexts(references, body, found).map(({ field, text, many }) => notFound(field, text, many))
    const broken = await insertRow(tx, body, unknown)
    if (broken.length > 0) erros.push({ linha: table.lines[i] ?? i + 2, erros: broken })
    if ((i + 1) % 200 === 0) options.onProgress?.(i + 1, bodies.length)
  }
  options.onProgress?.(bodies.length, bodies.length)
}

const notFound = (field: Field, text: string, many: boolean): FieldError => ({
  code: violation,
  field: field.path,
  message: many
    ? `Há mais de um registro chamado "${text}" em ${field.title}; use o código`
    : `O registro "${text}" informado em ${field.title} não existe`,
})

/** One row inside a savepoint: a refused one leaves the others alone. */
async function insertRow(tx: Ctx, body: RecordData, known: FieldError[]): Promise<FieldError[]> {
  await run(tx.db, 'savepoint linha', [])
  try {
    await insertBody(tx, body)
    if (known.length === 0) {
      await run(tx.db, 'release savepoint linha', [])
      return []
    }
    await run(tx.db, 'rollback to savepoint linha', [])
    return known
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await run(tx.db, 'rollback to savepoint linha', [])
    const named = new Set(known.map((k) => k.field))
    return [...known, ...error.errors.filter((e) => !e.field || !named.has(e.field))]
  }
}
