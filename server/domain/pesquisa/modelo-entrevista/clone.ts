import type { ModeloEntrevista } from '#schemas/generated/types/pesquisa/modelo-entrevista.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { clonaDono } from '#server/features/questionario/clona.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { copyTitle } from '#server/platform/crud/write/clone-companies.ts'
import { run } from '#server/platform/database/sql.ts'

/** Clones a model with its questions: in the same company with a marked title, in another one for the dismissal reasons of equal names. */
export const clonaModelo = clonaDono<ModeloEntrevista>(async (from, to, copy, stored) => {
  const { titulo, motivos = [] } = stored
  if (from.session.empresaId === to.session.empresaId) return { ...copy, titulo: copyTitle(titulo) }
  return { ...copy, motivos: await motivosEm(to, from, motivos) }
})

// $1 target company, $2 source company, $3 reasons of the source
const DE_MESMO_NOME = `select distinct on (aqui.id) la.id::int as id from motivo_desligamento aqui
  join motivo_desligamento la on la.empresa_id = $1 and la.ativo and prumo_busca(la.descricao) = prumo_busca(aqui.descricao)
  where aqui.empresa_id = $2 and aqui.id = any($3::bigint[]) order by aqui.id, la.id`

const motivosEm = (to: Ctx, from: Ctx, motivos: { id: number }[]): Promise<RecordData[]> =>
  run<{ id: number }>(to.db, DE_MESMO_NOME, [to.session.empresaId, from.session.empresaId, motivos.map(({ id }) => id)])
