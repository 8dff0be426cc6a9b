import { RESULTADOS } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { deleteInside } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

// $1 company, $2 class, $3 talent: his copies, locked FOR UPDATE, so that a concurrent answer is seen or waits
const COPIAS = `select c.id::int as id, c.situacao from colaborador_questionario c
  join avaliacao_turma a on a.empresa_id = c.empresa_id and a.id = c.avaliacao_turma_id
  where c.empresa_id = $1 and a.turma_id = $2 and c.colaborador_id = $3 for update of c`

/** Removes the copies of a talent who leaves a class. @throws DomainError 409 once he has answered — spec 3 §4 Class */
export async function deixaATurma(tx: Ctx, turma: number, talento: number): Promise<void> {
  const copias = await run<{ id: number; situacao: string }>(tx.db, COPIAS, [tx.session.empresaId, turma, talento])
  if (copias.some(({ situacao }) => situacao !== 'N'))
    fail('EXCLUSAO_NAO_PERMITIDA', {}, { message: 'O talento já respondeu a uma avaliação desta turma.' })
  const of = comoQuemVe(onBehalf(tx, 'avaliacao/colaborador-questionario'))
  for (const { id } of copias) await deleteInside(of, id, undefined)
}

/** Context with authority on results: changing participants does not require it. */
const comoQuemVe = (ctx: Ctx): Ctx => {
  const authorities = new Set([...ctx.session.authorities, RESULTADOS])
  return { ...ctx, session: { ...ctx.session, authorities } }
}
