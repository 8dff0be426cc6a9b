import { createCopia } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { AvaliacaoTurma } from './avaliacao-turma.ts'

/** Visible participants of the class who work in the company and have no copy. */
export async function semCopia(ctx: Ctx, { id, turma }: AvaliacaoTurma): Promise<number[]> {
  const values = new Values()
  const text = `select t.id::int as id from colaborador_turma p
    join talento t on t.empresa_id = p.colaborador_empresa_id and t.id = p.colaborador_id
    where p.empresa_id = ${values.add(ctx.session.empresaId)} and p.turma_id = ${values.add(turma.id)} and t.situacao not in ('D', 'C')
      and not exists (select from colaborador_questionario c where c.empresa_id = p.empresa_id and c.avaliacao_turma_id = ${values.add(id)}
        and c.colaborador_empresa_id = t.empresa_id and c.colaborador_id = t.id)
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
    order by p.id`
  const rows = await run<{ id: number }>(ctx.db, text, values.list)
  return rows.map((row) => row.id)
}

/**
 * Creates the missing copies of participants and notifies them by message or e-mail link. Idempotent: the caller holds
 * the evaluation's row lock.
 * @returns number of new copies
 */
export async function incluiParticipantes(tx: Ctx, avaliacao: AvaliacaoTurma): Promise<number> {
  const { id, titulo, questionario, numeroVersao, anonima } = avaliacao
  const novos = await semCopia(tx, avaliacao)
  const given = {
    ...{ titulo, origem: 'L', numeroVersao, avaliacaoTurma: { id }, questionario: { id: questionario?.id } },
    ...(anonima && { anonima: true }),
  }
  for (const talento of novos)
    await createCopia(tx, { colaborador: { id: talento }, avaliador: { id: talento } }, given)
  return novos.length
}
