import { requireAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Names of a class's talentos that the session sees, for printing. @throws DomainError 403 without the right to read classes or their talentos, 404 */
export async function nomesDaTurma(ctx: Ctx, turma: number): Promise<string[]> {
  for (const path of ['desenvolvimento/turma', 'desenvolvimento/colaborador-turma'])
    requireAuthority(ctx.session, forEntity(ctx, path).entity.authority.read)
  const { id } = await readStored(forEntity(ctx, 'desenvolvimento/turma'), turma)
  const values = new Values()
  const text = `select coalesce(t.nome_social, t.nome) as nome from colaborador_turma p
    join talento t on t.empresa_id = p.colaborador_empresa_id and t.id = p.colaborador_id
    where p.empresa_id = ${values.add(ctx.session.empresaId)} and p.turma_id = ${values.add(id)}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)} order by prumo_busca(t.nome), t.id`
  const rows = await run<{ nome: string }>(ctx.db, text, values.list)
  if (rows.length === 0) fail('SEM_DADOS', {}, { message: 'A turma não tem talentos.' })
  return rows.map(({ nome }) => nome)
}
