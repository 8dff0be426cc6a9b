import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { geracaoSql } from './geracao-sql.ts'
import { cargosDasFaixas } from './queries.ts'

/** SQL: the talent's company; shared talents belong to others. */
export const empresaDoTalento = (_ctx: Ctx, t: string): string =>
  `(select json_build_object('id', e.id, 'nome', e.nome) from empresa e where e.id = ${t}.empresa_id)`

/** SQL: the generation a talent belongs to by his year of birth. */
export const geracaoDoTalento = ({ session }: Ctx, t: string, values: Values): string =>
  `(select json_build_object('id', g.id, 'nome', g.nome) from ${geracaoSql(t, values.add(session.empresaId))} g)`

/** Fills the position from the band of the day, where a day is asked for. */
export async function preencheCargosDoDia(ctx: Ctx, records: Talento[]): Promise<void> {
  if (ctx.em === undefined) return
  const faixas = records.flatMap(({ faixaSalarial }) => faixaSalarial?.id ?? [])
  const cargos = await cargosDasFaixas(ctx, faixas)
  for (const record of records) record.cargo = record.faixaSalarial && cargos.get(record.faixaSalarial.id)
}
