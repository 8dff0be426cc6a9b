import type { Pesquisa as Registro } from '#schemas/generated/types/pesquisa/pesquisa.ts'
import { type CollectionKey, minimumOf } from '#server/features/anonimato/collection.ts'
import { foraDoPeriodo } from '#server/features/questionario/periodo.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, type StoredRecord } from '#server/platform/crud/read/read.ts'

export const PESQUISA = 'pesquisa/pesquisa'

/** A survey as it is stored. */
export type Pesquisa = StoredRecord & Registro

/** Reads a survey of the company whatever the session sees. @throws DomainError 404 */
export const readPesquisa = (ctx: Ctx, id: number, options: { lock?: true } = {}): Promise<Pesquisa> =>
  readOfCompany(forEntity(ctx, PESQUISA), id, options) as Promise<Pesquisa>

/** Collection key of the sheets of an anonymous survey. */
export const colecaoDe = (empresaId: number, id: number): CollectionKey => ({
  ...{ empresaId, registro: PESQUISA, registroId: id, versao: 1 },
})

/** Owner of the frozen audience. */
export const donoDoPublico = (id: number) => ({ entidade: PESQUISA, id })

export const isEncerrada = ({ situacao }: Pick<Registro, 'situacao'>): boolean => situacao === 'E' || situacao === 'U'

/** Reason why a survey takes no answers; undefined while it is released, within its period. */
export const motivoFechada = (pesquisa: Registro, hoje: string): string | undefined =>
  foraDoPeriodo(pesquisa, hoje, 'pesquisa')

/** Minimum group of the survey, else of the company. */
export const minimoDe = async (ctx: Ctx, { grupoMinimo }: Pick<Registro, 'grupoMinimo'>): Promise<number> =>
  grupoMinimo ?? minimumOf(ctx.db, ctx.session.empresaId, 'PESQUISA')
