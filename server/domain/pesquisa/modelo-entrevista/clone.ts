import type { ModeloEntrevista } from '#schemas/generated/types/pesquisa/modelo-entrevista.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { clonaDono } from '#server/features/questionario/clona.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { copyTitle } from '#server/platform/crud/write/clone-companies.ts'
import { run } from '#server/platform/database/sql.ts'

/** A model with its questions: beside its original it says so, in another company it is for the reasons that are called the same there. */
export const clonaModelo = clonaDono<ModeloEntrevista>(async (from, to, copy, stored) => {
  const { titulo, motivos = [] } = stored
  if (from.session.empresaId === to.session.empresaId) return { ...copy, titulo: copyTitle(titulo) }
  return { ...copy, motivos: await motivosEm(to, from, motivos) }
})

// $1 the other company, $2 this one, $3 reasons here
const DE_MESMO_NOME = `select distinct on (aqui.id) la.id::int as id from motivo_desligamento aqui
  join motivo_desligamento la on la.empresa_id = $1 and la.ativo and prumo_busca(la.descricao) = prumo_busca(aqui.descricao)
  where aqui.empresa_id = $2 and aqui.id = any($3::bigint[]) order by aqui.id, la.id`

const motivosEm = (to: Ctx, from: Ctx, motivos: { id: number }[]): Promise<RecordData[]> =>
  run<{ id: number }>(to.db, DE_MESMO_NOME, [to.session.empresaId, from.session.empresaId, motivos.map(({ id }) => id)])
