import type { Ausencia } from '#schemas/generated/types/utilitario/ausencia.ts'
import type { Ctx } from '#server/crud/define.ts'
import { type Db, run } from '#server/crud/sql.ts'
import { hot } from '#server/database/hot.ts'
import { worksIn } from '#server/messages/recipients.ts'

const NO_LUGAR = hot(`select distinct a.usuario_id as id from ausencia a join usuario u on u.id = a.usuario_id
  where a.empresa_id = $1 and a.substituto_id = $2 and $3::date between a.inicio and a.fim and u.ativo order by 1`)

/** Users who are away on a day and named this one. A substitute's own substitute stands in for nobody but him. */
export async function ausentesQueNomearam(
  db: Db,
  empresaId: number,
  usuarioId: number,
  dia: string,
): Promise<number[]> {
  return (await run<{ id: number }>(db, NO_LUGAR, [empresaId, usuarioId, dia])).map(({ id }) => Number(id))
}

/** Whether somebody may work in the session's company. */
export async function trabalhaNaEmpresa({ db, session }: Ctx, usuarioId: number): Promise<boolean> {
  const text = `select u.id from usuario u where u.id = $2 and ${worksIn('u', '$1')}`
  return (await run(db, text, [session.empresaId, usuarioId])).length > 0
}

/** Whether the same person is away on one of these days already. */
export async function outraNosDias({ db, session }: Ctx, { id, inicio, fim }: Ausencia): Promise<boolean> {
  const text = `select 1 from ausencia where empresa_id = $1 and usuario_id = $2 and id <> $3 and inicio <= $5::date and fim >= $4::date`
  return (await run(db, text, [session.empresaId, session.usuario.id, id ?? 0, inicio, fim])).length > 0
}
