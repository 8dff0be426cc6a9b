import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { removeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'

const COPIA = 'avaliacao/colaborador-questionario'

/** Foreign key of the copies to their owner. */
export type DonoDasCopias = 'pesquisa_id' | 'avaliacao_turma_id'

/** SQL: number of copies of the owner `alias`, all or with a further condition. */
export const contaCopiasSql = (alias: string, dono: DonoDasCopias, onde = '') =>
  `(select count(*)::int from colaborador_questionario c
  where c.empresa_id = ${alias}.empresa_id and c.${dono} = ${alias}.id${onde})`

/** Removes all copies of an owner. */
export async function removeCopias(tx: Ctx, dono: DonoDasCopias, id: number): Promise<void> {
  const of = forEntity(tx, COPIA)
  const text = `select id::int as id from colaborador_questionario where empresa_id = $1 and ${dono} = $2 order by id`
  const rows = await run<{ id: number }>(tx.db, text, [tx.session.empresaId, id])
  await removeMany(
    of,
    await findManyStored(
      of,
      rows.map((row) => row.id),
    ),
  )
}

/** Whether any copy was begun (situacao <> 'N'). */
export async function possuiResposta({ db, session }: Ctx, dono: DonoDasCopias, id: number): Promise<boolean> {
  const text = `select exists (select from colaborador_questionario where empresa_id = $1 and ${dono} = $2 and situacao <> 'N') as alguem`
  const [found] = await run<{ alguem: boolean }>(db, text, [session.empresaId, id])
  return found?.alguem === true
}

/** Erases all answers without trail; no line tells who had answered, so that anonymous answers stay anonymous. */
export async function esvaziaCopias({ db, session }: Ctx, dono: DonoDasCopias, id: number): Promise<void> {
  const values = [session.empresaId, id]
  const respostas = `delete from colaborador_questionario_resposta r using colaborador_questionario c
    where r.empresa_id = $1 and c.empresa_id = $1 and c.${dono} = $2 and r.colaborador_questionario_id = c.id`
  const copias = `update colaborador_questionario set situacao = 'N', respondida_em = null, respondida_por_id = null, performance = null,
    performance_manual = null, aprovado = null, observacao = null, versao = versao + 1 where empresa_id = $1 and ${dono} = $2`
  await run(db, respostas, values)
  await run(db, copias, values)
}
