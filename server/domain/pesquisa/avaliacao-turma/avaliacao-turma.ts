import type { AvaliacaoTurma as Registro } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'
import { type CollectionKey, minimumOf } from '#server/features/anonimato/collection.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, type StoredRecord } from '#server/platform/crud/read/read.ts'

export const AVALIACAO_TURMA = 'pesquisa/avaliacao-turma'

/** An evaluation of a class as it is stored. */
export type AvaliacaoTurma = StoredRecord & Registro

/** Reads an evaluation of the company whatever the session sees. @throws DomainError 404 */
export const readAvaliacao = (ctx: Ctx, id: number, options: { lock?: true } = {}): Promise<AvaliacaoTurma> =>
  readOfCompany(forEntity(ctx, AVALIACAO_TURMA), id, options) as Promise<AvaliacaoTurma>

/** Collection key of the sheets of an anonymous evaluation. */
export const colecaoDe = (empresaId: number, id: number): CollectionKey => ({
  ...{ empresaId, registro: AVALIACAO_TURMA, registroId: id, versao: 1 },
})

/** Minimum group of anonymous answers: that of the release, else the company's current one. */
export const minimoDe = async (ctx: Ctx, { grupoMinimo }: Pick<Registro, 'grupoMinimo'>): Promise<number> =>
  grupoMinimo ?? minimumOf(ctx.db, ctx.session.empresaId, 'PESQUISA')
