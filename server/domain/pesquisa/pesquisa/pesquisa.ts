import type { Pesquisa as Registro } from '#schemas/generated/types/pesquisa/pesquisa.ts'
import { type CollectionKey, minimumOf } from '#server/features/anonimato/collection.ts'
import { foraDoPeriodo } from '#server/features/questionario/periodo.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, type StoredRecord } from '#server/platform/crud/read/read.ts'

export const PESQUISA = 'pesquisa/pesquisa'

/** A survey as it is stored. */
export type Pesquisa = StoredRecord & Registro

/** A survey of the company, whoever asks. @throws DomainError 404 */
export const readPesquisa = (ctx: Ctx, id: number, options: { lock?: true } = {}): Promise<Pesquisa> =>
  readOfCompany(forEntity(ctx, PESQUISA), id, options) as Promise<Pesquisa>

/** All sheets of an anonymous survey. */
export const colecaoDe = (empresaId: number, id: number): CollectionKey => ({
  ...{ empresaId, registro: PESQUISA, registroId: id, versao: 1 },
})

/** Whom its frozen audience belongs to. */
export const donoDoPublico = (id: number) => ({ entidade: PESQUISA, id })

export const isEncerrada = ({ situacao }: Pick<Registro, 'situacao'>): boolean => situacao === 'E' || situacao === 'U'

/** Why nobody answers now; undefined while the survey is released, in its days. */
export const motivoFechada = (pesquisa: Registro, hoje: string): string | undefined =>
  foraDoPeriodo(pesquisa, hoje, 'pesquisa')

/** Fewest answers that are told of: what the survey says, else the company. */
export const minimoDe = async (ctx: Ctx, { grupoMinimo }: Pick<Registro, 'grupoMinimo'>): Promise<number> =>
  grupoMinimo ?? minimumOf(ctx.db, ctx.session.empresaId, 'PESQUISA')
