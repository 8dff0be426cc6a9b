import type { Ctx } from '#server/platform/crud/define.ts'
import { runAsSets, Values } from '#server/platform/database/sql.ts'
import { acheTabela } from '../tabela.ts'
import { folhaSql } from './sql.ts'

/** New salaries by talent id of the visible talents that a plan raises. */
export async function projetadosPor(ctx: Ctx, tabela: number): Promise<Map<number, number>> {
  const plano = await acheTabela(ctx, tabela)
  const values = new Values()
  const text = `${folhaSql(ctx, values, plano)} select id, depois from folha where no_plano and depois is not null`
  const rows = await runAsSets<{ id: number; depois: number }>(ctx.db, text, values.list)
  return new Map(rows.map(({ id, depois }) => [Number(id), depois]))
}
