import type { OwnGoal } from '#schemas/runtime/answers/evaluation/goals.ts'
import { bindContext } from '#server/platform/crud/computed/context.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { run, Values } from '#server/platform/database/sql.ts'

/** Key results of active objectives in open periods that the session's user answers for: longest without check-in first, reached ones last. */
export async function minhasMetas(ctx: Ctx): Promise<OwnGoal[]> {
  const { entity } = forEntity(ctx, 'avaliacao/resultado-chave')
  const plan = planOf(entity, ctx.deps.model)
  const values = new Values()
  const value = (name: string) => bindContext(plan.valueSql(name, 'r') ?? 'null', values, ctx.context)
  const text = `select r.id::int, r.titulo, o.id::int as objetivo, o.titulo as "doObjetivo", ${value('progresso')} as progresso,
      ${value('confianca')} as confianca, ${value('proximoCheckIn')} as "proximoCheckIn"
    from resultado_chave r
    join objetivo o on o.empresa_id = r.empresa_id and o.id = r.objetivo_id and o.situacao = 'A'
    join periodo_meta p on p.empresa_id = o.empresa_id and p.id = o.periodo_id and p.situacao = 'A'
    join talento t on t.empresa_id = r.responsavel_empresa_id and t.id = r.responsavel_id
    where r.empresa_id = ${values.add(ctx.session.empresaId)} and t.usuario_id = ${values.add(ctx.session.usuario.id)}
    order by "proximoCheckIn" nulls last, r.id`
  return run<OwnGoal>(ctx.db, text, values.list)
}
