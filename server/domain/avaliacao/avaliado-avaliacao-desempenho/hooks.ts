import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

// $1 company, $2 ids
const PUBLICADOS = `select v.id::int from avaliado_avaliacao_desempenho v
  join avaliacao_desempenho c on c.empresa_id = v.empresa_id and c.id = v.avaliacao_desempenho_id
  where v.empresa_id = $1 and v.id = any($2::bigint[]) and c.situacao = 'U'`

export default defineHooks('avaliacao/avaliado-avaliacao-desempenho', {
  /** The evaluated person is told only about published cycles — spec 2 §4 */
  async tellsOf(db, empresaId, ids) {
    return (await run<{ id: number }>(db, PUBLICADOS, [empresaId, ids])).map(({ id }) => id)
  },
})
