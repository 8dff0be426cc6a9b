import type { NineBoxOwing } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { avaliadoVisto, readCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { DeQuem } from './lugares.ts'

/** Evaluators with unanswered copies about people the session sees, with their number — spec 2 §7 avaliadores-nao-responderam */
export async function naoResponderam(
  ctx: Ctx,
  cicloId: number,
  { avaliadosIds, avaliadoresIds }: DeQuem,
): Promise<NineBoxOwing[]> {
  const { id } = await readCiclo(ctx, cicloId)
  const values = new Values()
  const text = `select r.id::int as id, r.nome, count(*)::int as quantidade
    from colaborador_questionario c
    join talento t on t.empresa_id = c.empresa_id and t.id = c.colaborador_id
    join talento r on r.empresa_id = c.empresa_id and r.id = c.avaliador_id
    where c.empresa_id = ${values.add(ctx.session.empresaId)} and c.avaliacao_desempenho_id = ${values.add(id)} and c.situacao <> 'R'
      and ${values.among('c.colaborador_id', avaliadosIds)} and ${values.among('c.avaliador_id', avaliadoresIds)}
      and ${avaliadoVisto(ctx, 't', values)}
    group by r.id, r.nome order by r.nome, r.id`
  const devem = await run<NineBoxOwing>(ctx.db, text, values.list)
  await hideNames(ctx, 'gestao-talentos/talento', devem)
  return devem
}
