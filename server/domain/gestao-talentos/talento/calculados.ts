import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Ctx } from '#server/crud/define.ts'
import { cargosDasFaixas, geracoes, gestoresDe, nomesDasEmpresas, talentosVistos } from './queries.ts'

/** Company, generation (by year of birth) and whom the talent answers to. */
export async function preencheCalculados(ctx: Ctx, records: Talento[]): Promise<void> {
  if (records.length === 0) return
  const empresas = await nomesDasEmpresas(ctx, [...new Set(records.map(({ empresaId }) => empresaId))])
  const todas = await geracoes(ctx)
  if (ctx.em !== undefined) await cargosDoDia(ctx, records)
  const proprios = records.filter(({ empresaId }) => empresaId === ctx.session.empresaId).map(({ id }) => id)
  const gestores = await gestoresDe(ctx, proprios, ctx.em ?? ctx.context.hoje)
  const vistos = await talentosVistos(ctx, [...new Set([...gestores.values()].map(({ id }) => id))])
  for (const record of records) {
    const gestor = gestores.get(record.id)
    if (gestor && vistos.has(gestor.id)) record.gestor = { id: gestor.id, nome: gestor.nome }
    record.empresa = { id: record.empresaId, nome: empresas.get(record.empresaId) }
    const ano = Number(record.dataNascimento?.slice(0, 4))
    const geracao = todas.find(({ ano_inicio, ano_fim }) => ano >= ano_inicio && ano <= ano_fim)
    if (geracao) record.geracao = { id: Number(geracao.id), nome: geracao.nome }
  }
}

/** The position is that of the band: on another day, of the band of that day. */
async function cargosDoDia(ctx: Ctx, records: Talento[]): Promise<void> {
  const faixas = records.flatMap(({ faixaSalarial }) => faixaSalarial?.id ?? [])
  const cargos = await cargosDasFaixas(ctx, faixas)
  for (const record of records) record.cargo = record.faixaSalarial && cargos.get(record.faixaSalarial.id)
}
