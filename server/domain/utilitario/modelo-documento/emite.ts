import type { DocumentoEmitido } from '#schemas/generated/types/utilitario/documento-emitido.ts'
import type { ModeloDocumento } from '#schemas/generated/types/utilitario/modelo-documento.ts'
import { mayHaveDocuments } from '#schemas/runtime/definition/documents.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { joinPdfs } from '#server/platform/reports/document/joined.ts'
import { type Letterhead, letterheadOf, printSheet } from '#server/platform/reports/document/letter.ts'
import type { Prumo } from '#server/prumo.ts'
import { errosNoModelo } from './confere.ts'
import { folhaDe, type Identidade, type Impresso } from './folha.ts'
import { emitido, novaIdentidade } from './identidade.ts'

export type Modelo = StoredRecord & ModeloDocumento

/** Reads an active template whose references all exist. @throws DomainError 400 on `campo` */
export async function modeloAtivo(ctx: Ctx, id: number, campo = 'modeloId'): Promise<Modelo> {
  const { model } = ctx.deps
  const modelo = await findStored<Modelo>(forEntity(ctx, 'utilitario/modelo-documento'), id)
  const entity = modelo && model.entities.get(modelo.entidade)
  if (!modelo?.ativo || !entity || !mayHaveDocuments(entity))
    return invalid([fieldError(campo, 'O modelo de documento não existe ou não está ativo')])
  const [erro] = await errosNoModelo(model, modelo)
  if (erro) invalid([fieldError(campo, `O modelo de documento precisa ser corrigido. ${erro.message}`)])
  return modelo
}

/** Prints a template for records, stores each document, and returns all in one PDF. */
export async function emite(
  ctx: Ctx,
  prumo: Prumo,
  modelo: Modelo,
  ids: number[],
): Promise<{ nome: string; pdf: Buffer }> {
  const head = await letterheadOf(ctx, prumo)
  const folhas: Folha[] = []
  for (const id of ids) folhas.push(await imprime(ctx, prumo, head, modelo, id))
  const linhas: RecordData[] = []
  for (const folha of folhas) linhas.push(await guarda(ctx, prumo, modelo, folha))
  await inTransaction(ctx, (tx) => anota(tx, linhas))
  const [only, another] = folhas
  if (!only) return fail('REQUISICAO_INVALIDA')
  if (!another) return { nome: fileName(only.sheet.title), pdf: only.pdf }
  const nome = fileName(modelo.nome)
  return {
    nome,
    pdf: await joinPdfs(
      { title: nome, author: head.company },
      folhas.map(({ pdf }) => pdf),
    ),
  }
}

/** A printed document of one record. */
export interface Folha extends Impresso {
  identidade: Identidade
  pdf: Buffer
}

/** Prints a template for one record under a new number, without storing it. @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO */
export async function imprime(ctx: Ctx, prumo: Prumo, head: Letterhead, modelo: Modelo, id: number): Promise<Folha> {
  const identidade = await novaIdentidade(ctx, prumo)
  const impresso = await folhaDe(ctx, prumo, modelo, id, identidade)
  return { ...impresso, identidade, pdf: await printSheet(impresso.sheet, head) }
}

/** Stores the file of a document. @returns its record for `anota`; without it the file is erased after a day */
export async function guarda(ctx: Ctx, prumo: Prumo, modelo: Modelo, folha: Folha): Promise<RecordData> {
  const { record, sheet, identidade, pdf, direitos } = folha
  const file = await prumo.files.keep(
    { empresaId: ctx.session.empresaId, usuarioId: ctx.session.usuario.id },
    { nome: `${fileName(sheet.title)}.pdf`, tipo: 'application/pdf' },
    pdf,
  )
  const line: RecordData & Partial<DocumentoEmitido> = {
    numero: identidade.numero,
    codigo: identidade.codigo,
    modelo: modelo.nome,
    versaoModelo: modelo.versao,
    entidade: modelo.entidade,
    registroId: record.id,
    titulo: sheet.title.slice(0, 300) || modelo.nome,
    emitidoPor: { id: ctx.session.usuario.id },
    emitidoEm: prumo.now().toISOString(),
    arquivo: file.id,
    ...(direitos.length > 0 ? { direitos } : {}),
  }
  return { ...line, ...pessoas(ctx, forEntity(ctx, modelo.entidade).entity, record) }
}

/** Stores the records of documents, which issues them under the printed numbers. */
export async function anota(tx: Ctx, linhas: RecordData[]): Promise<void> {
  const own = forEntity(tx, emitido)
  const runtime = tx.deps.runtimes.get(emitido)
  for (const linha of linhas)
    await persist(own, { record: applyDefaults(runtime, linha, tx.context), operation: 'criacao' })
}

/** File name from a title. */
export const fileName = (title: string): string =>
  title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 120) || 'Documento'

/** People that a record is about: their documents are part of LGPD requests for data and erasure. */
function pessoas(ctx: Ctx, entity: Entity, record: StoredRecord): RecordData {
  const found: RecordData = {}
  for (const field of forEntity(ctx, emitido).entity.fields) {
    // references to users name an author, not the subject
    if (field.kind !== 'reference' || field.target === 'utilitario/usuario') continue
    const same = leafFields(entity.fields).find(({ kind, target }) => kind === 'reference' && target === field.target)
    const value = field.target === entity.path ? { id: record.id } : same && valueAt(record, same.path)
    if (value) found[field.name] = { id: (value as { id: number }).id }
  }
  return found
}
