import { deOutroSql } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

// $1 company, $2 ids
const PUBLICADOS = `select n.id::int from nivel_obtido n
  join avaliacao_desempenho c on c.empresa_id = n.empresa_id and c.id = n.avaliacao_desempenho_id
  where n.empresa_id = $1 and n.id = any($2::bigint[]) and c.situacao = 'U'`

export default defineHooks('avaliacao/nivel-obtido', {
  /** The session's own levels are hidden, unless it decides when results are published — spec 2 §4 */
  rows: (session, alias, values) => deOutroSql(session, alias, 'talento_id', values),

  /** The evaluated person is told only about published cycles — spec 2 §4 */
  async tellsOf(db, empresaId, ids) {
    return (await run<{ id: number }>(db, PUBLICADOS, [empresaId, ids])).map(({ id }) => id)
  },
})
