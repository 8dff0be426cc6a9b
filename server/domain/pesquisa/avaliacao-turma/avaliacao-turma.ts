import type { AvaliacaoTurma as Registro } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'
import { type CollectionKey, minimumOf } from '#server/features/anonimato/collection.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, type StoredRecord } from '#server/platform/crud/read/read.ts'

export const AVALIACAO_TURMA = 'pesquisa/avaliacao-turma'

/** An evaluation of a class as it is stored. */
export type AvaliacaoTurma = StoredRecord & Registro

/** One of the company, whoever asks. @throws DomainError 404 */
export const readAvaliacao = (ctx: Ctx, id: number, options: { lock?: true } = {}): Promise<AvaliacaoTurma> =>
  readOfCompany(forEntity(ctx, AVALIACAO_TURMA), id, options) as Promise<AvaliacaoTurma>

/** All sheets of an anonymous one. */
export const colecaoDe = (empresaId: number, id: number): CollectionKey => ({
  ...{ empresaId, registro: AVALIACAO_TURMA, registroId: id, versao: 1 },
})

/** Fewest answers that are told of without names: what it was released with, else what the company says now. */
export const minimoDe = async (ctx: Ctx, { grupoMinimo }: Pick<Registro, 'grupoMinimo'>): Promise<number> =>
  grupoMinimo ?? minimumOf(ctx.db, ctx.session.empresaId, 'PESQUISA')
