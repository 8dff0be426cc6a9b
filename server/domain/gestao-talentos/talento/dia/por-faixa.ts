import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { runAsSets, Values } from '#server/platform/database/sql.ts'
import { quadroNoDiaSql } from './no-dia.ts'

/** Number and pay of the visible talents in a band on a day. */
interface QuadroDaFaixa {
  talentos: number
  menor: number | null
  media: number | null
  maior: number | null
}

/** Number and pay of talents by band id on a day; bands without talents are missing. */
export async function quadroDasFaixas(ctx: Ctx, faixas: number[], dia: string): Promise<Map<number, QuadroDaFaixa>> {
  const values = new Values()
  const { entity } = forEntity(ctx, 'gestao-talentos/talento')
  const seen = visibleRows(entity, ctx.session, 't', values, ctx.deps).join(' and ')
  const empresa = values.add(ctx.session.empresaId)
  const text = `with ${quadroNoDiaSql(empresa, `${values.add(dia)}::date`)}
    select q.faixa_id as id, count(*)::int as talentos, min(q.salario) as menor, round(avg(q.salario), 2) as media, max(q.salario) as maior
    from quadro q
    where q.trabalha and q.faixa_id = any(${values.add(faixas)}::bigint[])
      and exists (select from talento t where t.empresa_id = ${empresa} and t.id = q.id and ${seen})
    group by q.faixa_id`
  const rows = await runAsSets<QuadroDaFaixa & { id: number }>(ctx.db, text, values.list)
  return new Map(rows.map(({ id, ...quadro }) => [Number(id), quadro]))
}
