import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import type { Values } from '#server/platform/database/sql.ts'

/** SQL: the candidate's step in open selections that the session sees; of several the one entered last. */
export function etapaAtual(ctx: Ctx, t: string, values: Values): string | undefined {
  if (ctx.session.kind === 'candidato') return undefined
  return `(select e.nome from candidato_solicitacao s
    join etapa_seletiva e on e.empresa_id = s.empresa_id and e.id = s.etapa_seletiva_id
    where s.empresa_id = ${t}.empresa_id and s.candidato_id = ${t}.id and s.situacao = 'E'
      and ${visibleTo(ctx, 'captacao/candidato-solicitacao', 's', values)}
    order by s.na_etapa_desde desc nulls last, s.id desc limit 1)`
}
