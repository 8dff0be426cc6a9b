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
 * Batches are for who sees the whole company; a key has to be that of the card, which is switched on.
 * @throws DomainError NAO_AUTORIZADO, CHAVE_DA_INTEGRACAO, INTEGRACAO_INATIVA
 */
export async function exigeAcesso(ctx: Ctx): Promise<void> {
  if (ctx.session.restricted) fail('NAO_AUTORIZADO')
  if (ctx.session.key) await exigeChaveDoCartao(ctx, 'AC_PESSOAL')
}

/** The same for whoever exchanges something: the company has to be integrated. @throws DomainError FOLHA_DESINTEGRADA, too */
export async function exigeFolha(ctx: Ctx): Promise<void> {
  await exigeAcesso(ctx)
  if (!integrada(ctx)) fail('FOLHA_DESINTEGRADA')
}

/** A batch with its items, locked. @throws DomainError NAO_ENCONTRADO */
export const tranca = async (tx: Ctx, id: number): Promise<Lote> =>
  await readStored<Lote>(forEntity(tx, 'sst/lote-integracao'), id, { lock: true })

/** One wrong item marks the batch; what the payroll has not answered keeps it waiting otherwise. */
export function statusDe(itens: Pick<Item, 'situacao'>[]): NonNullable<LoteIntegracao['status']> {
  if (itens.some(({ situacao }) => situacao === 'COM_ERRO')) return 'COM_ERRO'
  return itens.some(({ situacao }) => situacao === 'AGUARDANDO') ? 'AGUARDANDO' : 'SEM_ERRO'
}

/** What a list says of a batch. */
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

/** What was refused, as the payroll reads it: the field, where there is one, and the words of the form. */
export const motivoDe = (errors: Pick<FieldError, 'field' | 'message'>[]): string =>
  errors
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join(' ')
    .slice(0, 500)

/** Stores what became of the items, and with them of the batch. */
export async function conclui(tx: Ctx, lote: Lote, itens: Item[]): Promise<void> {
  const changes = { itens, status: statusDe(itens), mensagem: mensagemDe(itens) }
  await changeStored(forEntity(tx, 'sst/lote-integracao'), lote, changes, 'alteracao')
}

/** Two who make or take batches of a company at once wait for each other. */
export const umDeCadaVez = (tx: Ctx): Promise<unknown> =>
  run(tx.db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lotes da folha ${tx.session.empresaId}`])
