import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { finishRecords } from '#server/platform/crud/read/answer.ts'
import { findStored, readRecord, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Placeholder } from '#server/platform/placeholders/placeholders.ts'
import { DOCUMENTO, EMPRESA, type Fonte, fontesDe, HOJE, USUARIO } from './fontes.ts'

const longDay = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Records that a text refers to, as the session sees them. */
export interface Dados {
  record: StoredRecord
  fontes: Map<string, Fonte>
  /** by root of the placeholders */
  raizes: Map<string, RecordData | undefined>
  /** referenced records, by path: 'solicitacao.faixaSalarial' */
  passos: Map<string, RecordData | undefined>
}

/**
 * Reads a record and the referenced ones as the session sees them: protected fields print empty. Reads only what is
 * referred to.
 * @param documento data of the document itself
 * @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO
 */
export async function dadosDe(
  ctx: Ctx,
  entidade: string,
  id: number,
  marcadores: Pick<Placeholder, 'root' | 'path'>[],
  documento?: RecordData,
): Promise<Dados> {
  const own = forEntity(ctx, entidade)
  if (!hasAuthority(ctx.session, own.entity.authority.read)) fail('NAO_AUTORIZADO')
  const record = await readRecord(own, id)
  const fontes = fontesDe(ctx.deps.model, entidade)
  const raizes = new Map<string, RecordData | undefined>([[DOCUMENTO, documento]])
  const passos = new Map<string, RecordData | undefined>()
  for (const { root, path } of marcadores) {
    const fonte = fontes.get(root)
    if (!fonte) continue
    if (!raizes.has(root)) raizes.set(root, await raizDe(ctx, fonte, root, record))
    const passo = fonte.passos.get(path)
    const chave = `${root}.${passo?.campo.path}`
    if (passo && !passos.has(chave))
      passos.set(chave, await referido(ctx, passo.campo.target, raizes.get(root), passo.campo.path))
  }
  return { record, fontes, raizes, passos }
}

async function raizDe(ctx: Ctx, { path, campo }: Fonte, raiz: string, record: StoredRecord) {
  const { session, context } = ctx
  if (raiz === HOJE && path === undefined) {
    const data = context.hoje
    return { data, dataPorExtenso: longDay.format(new Date(`${data}T00:00:00Z`)) }
  }
  if (raiz === USUARIO && path === undefined) return { nome: session.usuario.nome }
  if (raiz === EMPRESA) return visto(forEntity(ctx, 'utilitario/empresa'), session.empresaId)
  return campo === undefined ? record : referido(ctx, path, record, campo)
}

/** Reads the target of a reference. */
async function referido(ctx: Ctx, path: string | undefined, record: RecordData | undefined, campo: string) {
  const reference = record && (valueAt(record, campo) as RecordData | undefined)
  if (!reference?.id || path === undefined) return undefined
  const other = forEntity(ctx, path)
  // without authority on the target, only its label is shown
  if (!hasAuthority(ctx.session, other.entity.authority.read)) return reference
  return (await visto(other, Number(reference.id))) ?? reference
}

async function visto(ctx: Ctx, id: number): Promise<RecordData | undefined> {
  const found = await findStored(ctx, id)
  return found && (await finishRecords(ctx, [found]))[0]
}
