import type { Fonte } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { QUESTIONARIO } from './dono.ts'

/** Kind of questionnaires that are banks of questions. */
export const BANCO = 'B'

// $1 company, $2 target questionnaire, $3 kinds (null: all)
const FONTES = hot(`select q.id, q.titulo, q.tipo, count(*)::int as perguntas
  from questionario q join pergunta p on p.empresa_id = q.empresa_id and p.questionario_id = q.id
  where q.empresa_id = $1 and q.id <> $2 and ($3::text[] is null or q.tipo = any($3))
  group by q.id, q.titulo, q.tipo order by q.tipo <> 'B', q.titulo, q.id limit 500`)

/** Kinds of questionnaires the session may copy from: banks for everybody who edits questionnaires, all kinds with the right to read questionnaires. */
const tiposDe = ({ session, deps }: Ctx): string[] | null => {
  const read = deps.model.entities.get(QUESTIONARIO)?.authority.read
  return read !== undefined && hasAuthority(session, read) ? null : [BANCO]
}

export async function listaFontes(ctx: Ctx, para: number): Promise<Fonte[]> {
  const rows = await run<Fonte>(ctx.db, FONTES, [ctx.session.empresaId, para, tiposDe(ctx)])
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

// $1 company, $2 questionnaire, $3 kinds (null: all)
const FONTE = hot(`select id from questionario
  where empresa_id = $1 and id = $2 and ($3::text[] is null or tipo = any($3))`)

/** @throws DomainError 404 for a questionnaire the session may not copy from */
export async function findFonte(ctx: Ctx, id: number): Promise<number> {
  const [found] = await run<{ id: number }>(ctx.db, FONTE, [ctx.session.empresaId, id, tiposDe(ctx)])
  return found ? Number(found.id) : fail('NAO_ENCONTRADO')
}
