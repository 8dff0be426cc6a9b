import type { LoteIntegracao } from '#schemas/generated/types/sst/lote-integracao.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { exigeChaveDoCartao } from '#server/domain/utilitario/integracao/queries.ts'
import { integrada } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export type Lote = StoredRecord & LoteIntegracao
export type Item = NonNullable<LoteIntegracao['itens']>[number]
export type Tipo = LoteIntegracao['tipo']

/**
 * Requires an unrestricted session; with an API key, that of the enabled integration AC_PESSOAL.
 * @throws DomainError NAO_AUTORIZADO, CHAVE_DA_INTEGRACAO, INTEGRACAO_INATIVA
 */
export async function exigeAcesso(ctx: Ctx): Promise<void> {
  if (ctx.session.restricted) fail('NAO_AUTORIZADO')
  if (ctx.session.key) await exigeChaveDoCartao(ctx, 'AC_PESSOAL')
}

/** Like `exigeAcesso`, and the company must be integrated. @throws DomainError FOLHA_DESINTEGRADA, too */
export async function exigeFolha(ctx: Ctx): Promise<void> {
  await exigeAcesso(ctx)
  if (!integrada(ctx)) fail('FOLHA_DESINTEGRADA')
}

/** A batch with its items, locked. @throws DomainError NAO_ENCONTRADO */
export const tranca = (tx: Ctx, id: number): Promise<Lote> =>
  readStored<Lote>(forEntity(tx, 'sst/lote-integracao'), id, { lock: true })

/** Status of a batch: COM_ERRO with any refused item, else AGUARDANDO with any unanswered one. */
export function statusDe(itens: Pick<Item, 'situacao'>[]): NonNullable<LoteIntegracao['status']> {
  if (itens.some(({ situacao }) => situacao === 'COM_ERRO')) return 'COM_ERRO'
  return itens.some(({ situacao }) => situacao === 'AGUARDANDO') ? 'AGUARDANDO' : 'SEM_ERRO'
}

/** Summary of a batch in the list. */
export function mensagemDe(itens: Pick<Item, 'situacao'>[]): string {
  const of = (situacao: Item['situacao']) => itens.filter((item) => item.situacao === situacao).length
  const parts = [
    [of('SEM_ERRO'), 'sem erro'],
    [of('COM_ERRO'), 'com erro'],
    [of('AGUARDANDO'), 'aguardando'],
  ] as const
  const said = parts.filter(([n]) => n > 0).map(([n, words]) => `${n} ${words}`)
  return `${itens.length === 1 ? '1 registro' : `${itens.length} registros`}: ${said.join(', ')}.`
}

/** Reason of a refusal for the payroll system: field, if any, and message, up to 500 characters. */
export const motivoDe = (errors: Pick<FieldError, 'field' | 'message'>[]): string =>
  errors
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join(' ')
    .slice(0, 500)

/** Stores the items' results and the batch's status. */
export async function conclui(tx: Ctx, lote: Lote, itens: Item[]): Promise<void> {
  const changes = { itens, status: statusDe(itens), mensagem: mensagemDe(itens) }
  await changeStored(forEntity(tx, 'sst/lote-integracao'), lote, changes, 'alteracao')
}

/** Takes an advisory lock per company until the transaction ends: batches are created and received one at a time. */
export const umDeCadaVez = (tx: Ctx): Promise<unknown> =>
  run(tx.db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lotes da folha ${tx.session.empresaId}`])
