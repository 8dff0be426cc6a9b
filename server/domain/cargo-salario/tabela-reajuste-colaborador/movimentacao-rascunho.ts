import { forEntity } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { mayKnow } from '#server/crud/field-authority.ts'
import { readStored } from '#server/crud/read.ts'
import { rascunhoDaProposta } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { ALVOS } from './alvos.ts'

/** What a promotion or transfer starts from: the talent as he stands on the day, without what the session may not know. */
export async function rascunhoDaMovimentacao(ctx: Ctx, id: number, dia: string) {
  const { nome, superior, versao } = await readStored(forEntity(ctx, ALVOS.C.registro.path), id)
  const rascunho: Record<string, unknown> = await rascunhoDaProposta(ctx, { id, nome: String(nome) }, dia)
  for (const field of forEntity(ctx, ALVOS.C.propostas).entity.fields)
    if (!mayKnow(ctx.session, field)) delete rascunho[field.name]
  return { ...rascunho, data: dia, superiorProposto: superior, versao }
}
