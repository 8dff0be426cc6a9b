import type { RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import { joinPdfs } from '#server/platform/reports/document/joined.ts'
import { letterheadOf } from '#server/platform/reports/document/letter.ts'
import type { Prumo } from '#server/prumo.ts'
import { anota, fileName, guarda, imprime, type Modelo } from './emite.ts'

/** A template for many records, printed by a task. */
export interface Lote {
  modelo: Modelo
  ids: number[]
  tarefaId: string
  progress(done: number, total: number): Promise<void>
}

/** Result of a batch. */
export interface Emitidos {
  nome: string
  pdf: Buffer
  documentos: number
  /** ids of records without document, in the requested order */
  recusados: number[]
}

/**
 * Prints a template for many records. All documents are recorded in one transaction under their task: a task aborted
 * before it has issued none, one restarted after it finds them and issues no others. Records deleted or hidden
 * meanwhile are skipped.
 */
export async function emiteEmLote(ctx: Ctx, prumo: Prumo, lote: Lote): Promise<Emitidos> {
  if ((await daTarefa(ctx, lote.tarefaId)).length === 0) await emiteUmaVez(ctx, prumo, lote)
  const emitidos = await daTarefa(ctx, lote.tarefaId)
  const feitos = new Set(emitidos.map(({ registro }) => registro))
  const author = (await letterheadOf(ctx, prumo)).company
  const nome = fileName(lote.modelo.nome)
  return {
    nome,
    pdf: await joinPdfs({ title: nome, author }, conteudos(ctx, prumo, emitidos)),
    documentos: emitidos.length,
    recusados: lote.ids.filter((id) => !feitos.has(id)),
  }
}

async function emiteUmaVez(ctx: Ctx, prumo: Prumo, { modelo, ids, tarefaId, progress }: Lote): Promise<void> {
  const head = await letterheadOf(ctx, prumo)
  const linhas: RecordData[] = []
  for (const [i, id] of ids.entries()) {
    await progress(i, ids.length)
    const impresso = await imprime(ctx, prumo, head, modelo, id).catch(seSumiu)
    if (impresso) linhas.push({ ...(await guarda(ctx, prumo, modelo, impresso)), tarefa: tarefaId })
  }
  if (linhas.length === 0) fail('NAO_ENCONTRADO')
  try {
    await inTransaction(ctx, (tx) => anota(tx, linhas))
  } catch (error) {
    // another process of this task, thought dead, has recorded them
    if (!(error instanceof DomainError && error.code === 'CHAVE_DUPLICADA')) throw error
  }
  await progress(ids.length, ids.length)
}

const seSumiu = (error: unknown): undefined => {
  if (error instanceof DomainError && error.code === 'NAO_ENCONTRADO') return undefined
  throw error
}

/** File and record of a document. */
interface Feito {
  registro: number
  arquivo: string
}

/** Documents of a task, in the requested order. */
async function daTarefa({ db, session }: Ctx, tarefa: string): Promise<Feito[]> {
  const rows = await db
    .selectFrom('documento_emitido')
    .select(['registro_id', 'arquivo'])
    .where('empresa_id', '=', session.empresaId)
    .where('tarefa', '=', tarefa)
    .orderBy('id')
    .execute()
  return rows.map(({ registro_id, arquivo }) => ({ registro: Number(registro_id), arquivo }))
}

async function* conteudos({ session }: Ctx, prumo: Prumo, feitos: Feito[]): AsyncGenerator<Buffer> {
  for (const { arquivo } of feitos) {
    const file = await prumo.files.content(session.empresaId, arquivo)
    if (file) yield file.bytes
  }
}
