import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { compaRatio } from '#schemas/runtime/domain/money.ts'
import { salarioEm } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import { rascunhoDaProposta } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { ALVOS } from '../alvos.ts'

/** Draft of a promotion or transfer: the talent's situation on the day, without fields that the session may not see. */
export async function rascunhoDaMovimentacao(ctx: Ctx, id: number, dia: string) {
  const { nome, superior, versao } = await readStored(forEntity(ctx, ALVOS.C.registro.path), id)
  const proposta = await rascunhoDaProposta(ctx, { id, nome: String(nome) }, dia)
  const ratio = await compaRatioDe(ctx, proposta, dia)
  const rascunho: Record<string, unknown> = { ...proposta, compaRatioAtual: ratio, compaRatioProposto: ratio }
  for (const field of forEntity(ctx, ALVOS.C.propostas).entity.fields)
    if (!mayKnow(ctx.session, field)) delete rascunho[field.name]
  return { ...rascunho, data: dia, superiorProposto: superior, versao }
}

async function compaRatioDe(ctx: Ctx, { faixaSalarialAtual, salarioAtual }: Partial<ReajusteColaborador>, dia: string) {
  if (!faixaSalarialAtual || salarioAtual === undefined) return undefined
  const paga = await salarioEm(ctx, { tipo: 1, faixa: faixaSalarialAtual.id }, dia)
  return paga === undefined ? undefined : compaRatio(salarioAtual, paga)
}
