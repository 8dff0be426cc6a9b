import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

const NO_LUGAR = hot(`select distinct a.usuario_id as id from ausencia a join usuario u on u.id = a.usuario_id
  where a.empresa_id = $1 and a.substituto_id = $2 and $3::date between a.inicio and a.fim and u.ativo order by 1`)

/** Users absent on a day who named this one as substitute. Not transitive: a substitute's substitute does not count. */
export async function ausentesQueNomearam(
  db: Db,
  empresaId: number,
  usuarioId: number,
  dia: string,
): Promise<number[]> {
  return (await run<{ id: number }>(db, NO_LUGAR, [empresaId, usuarioId, dia])).map(({ id }) => Number(id))
}
