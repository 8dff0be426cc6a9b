import type { DocumentoEmitido } from '#schemas/generated/types/utilitario/documento-emitido.ts'
import type { ModeloDocumento } from '#schemas/generated/types/utilitario/modelo-documento.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { forEntity, inTransaction } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { insertBody } from '#server/crud/operations.ts'
import { findStored, type StoredRecord } from '#server/crud/read.ts'
import { fail, fieldError, invalid } from '#server/errors.ts'
import type { FileInfo } from '#server/files/service.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Letterhead, letterheadOf, printSheets, type Sheet } from '#server/reports/document/letter.ts'
import { pagesIn } from '#server/reports/render/pdfmake.ts'
import { type Impresso, impressoDe } from './dados.ts'
import { folhaDe } from './folha.ts'

export type Modelo = StoredRecord & ModeloDocumento

export const emitido = 'utilitario/documento-emitido'

/** A template that may be printed. @throws DomainError 400 on `modeloId` */
export async function modeloAtivo(ctx: Ctx, id: number): Promise<Modelo> {
  const modelo = (await findStored(forEntity(ctx, 'utilitario/modelo-documento'), id)) as Modelo | undefined
  if (!modelo?.ativo) return invalid([fieldError('modeloId', 'O modelo de documento não existe ou não está ativo')])
  return modelo
}

/** Prints a template for records, keeps what was printed of each, and answers all of it in one PDF. */
export async function emite(
  ctx: Ctx,
  prumo: Prumo,
  modelo: Modelo,
  ids: number[],
): Promise<{ nome: string; pdf: Buffer }> {
  const head = await letterheadOf(ctx, prumo)
  const impressos: Folha[] = []
  for (const id of ids) impressos.push(await imprime(ctx, head, modelo, id))
  const linhas: RecordData[] = []
  for (const impresso of impressos) linhas.push(await guarda(ctx, prumo, modelo, impresso))
  await inTransaction(ctx, async (tx) => {
    for (const linha of linhas) await insertBody(forEntity(tx, emitido), linha)
  })
  const [only] = impressos
  if (!only) return fail('REQUISICAO_INVALIDA')
  if (impressos.length === 1) return { nome: fileName(only.sheet.title), pdf: only.pdf }
  const again = await Promise.all(
    impressos.map(async (impresso) => ({ ...(await folhaDe(modelo, impresso)), pages: pagesIn(impresso.pdf) })),
  )
  return { nome: fileName(modelo.nome), pdf: await printSheets(again, head) }
}

/** A document of one record, on paper. */
export interface Folha extends Impresso {
  sheet: Sheet
  pdf: Buffer
}

/** Prints a template for one record; nothing is kept. @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO */
export async function imprime(ctx: Ctx, head: Letterhead, modelo: Modelo, id: number): Promise<Folha> {
  const impresso = await impressoDe(ctx, modelo.entidade, id)
  const sheet = await folhaDe(modelo, impresso)
  return { ...impresso, sheet, pdf: await printSheets([sheet], head) }
}

/** Keeps the file of a document. @returns its line, to be noted: until then nothing is issued, and the file is cleared away after a day */
export async function guarda(
  ctx: Ctx,
  prumo: Prumo,
  modelo: Modelo,
  { record, sheet, pdf }: Folha,
): Promise<RecordData> {
  const file = await prumo.files.keep(
    { empresaId: ctx.session.empresaId, usuarioId: ctx.session.usuario.id },
    { nome: `${fileName(sheet.title)}.pdf`, tipo: 'application/pdf' },
    pdf,
  )
  return lineOf(ctx, prumo, modelo, record, sheet.title, file)
}

/** A title as a file may be called. */
export const fileName = (title: string): string =>
  title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 120) || 'Documento'

function lineOf(
  ctx: Ctx,
  prumo: Prumo,
  modelo: Modelo,
  record: StoredRecord,
  title: string,
  file?: FileInfo,
): RecordData {
  const line: Partial<DocumentoEmitido> = {
    modelo: modelo.nome,
    versaoModelo: modelo.versao,
    entidade: modelo.entidade,
    registroId: record.id,
    titulo: title.slice(0, 300) || modelo.nome,
    emitidoPor: { id: ctx.session.usuario.id },
    emitidoEm: prumo.now().toISOString(),
    arquivo: file?.id,
  }
  return { ...line, ...pessoas(ctx, forEntity(ctx, modelo.entidade).entity, record) }
}

/** The people a record is, or is about: their data, and with them their documents, can be asked for and erased (LGPD). */
function pessoas(ctx: Ctx, entity: Entity, record: StoredRecord): RecordData {
  const found: RecordData = {}
  for (const field of forEntity(ctx, emitido).entity.fields) {
    if (field.kind !== 'reference' || field.name === 'emitidoPor') continue
    const same = leafFields(entity.fields).find(({ kind, target }) => kind === 'reference' && target === field.target)
    const value = field.target === entity.path ? { id: record.id } : same && valueAt(record, same.path)
    if (value) found[field.name] = { id: (value as { id: number }).id }
  }
  return found
}
