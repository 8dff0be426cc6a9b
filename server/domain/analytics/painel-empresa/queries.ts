import type { DashboardDefinition, RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { paineisCompartilhados } from './compartilhados.ts'
import { type Painel, painelDe } from './composicao.ts'

export { aberturaDe, FILTROS } from './composicao.ts'

/** A dashboard of the company, for a session that may open it: composed by it, or shared with a profile of its user. */
export async function painelVisto(
  ctx: Ctx,
  id: number,
): Promise<{ painel: Painel; definition: DashboardDefinition } | undefined> {
  const vistos = await paineisCompartilhados(ctx.db, ctx.session)
  if (!vistos.some((one) => one.id === id)) return undefined
  const own = forEntity(ctx, 'analytics/painel-empresa')
  const painel = (await readOfCompany(own, id)) as RecordData as unknown as Painel
  return { painel, definition: painelDe(ctx.deps.model, painel) }
}
