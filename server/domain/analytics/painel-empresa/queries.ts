import type { DashboardDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { paineisCompartilhados } from './compartilhados.ts'
import { type Painel, painelDe } from './composicao.ts'

export { aberturaDe, FILTROS } from './composicao.ts'

/** Reads a dashboard of the company; undefined where `paineisCompartilhados` does not give it to the session. */
export async function painelVisto(
  ctx: Ctx,
  id: number,
): Promise<{ painel: Painel; definition: DashboardDefinition } | undefined> {
  const vistos = await paineisCompartilhados(ctx.db, ctx.session)
  if (!vistos.some((one) => one.id === id)) return undefined
  const painel: Painel = await entityOf(ctx, 'analytics/painel-empresa').readOfCompany(id)
  return { painel, definition: painelDe(ctx.deps.model, painel) }
}
