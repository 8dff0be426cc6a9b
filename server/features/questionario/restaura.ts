import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { restoreInside } from '#server/platform/crud/trash/restore.ts'
import { run } from '#server/platform/database/sql.ts'
import { QUESTIONARIO } from './dono.ts'

// $1 company, $2 register, $3 questionnaire; questions without a condition come first
const EXCLUIDOS = `select id from registro_excluido
  where empresa_id = $1 and entidade = $2 and (registro_id = $3 and $2 = '${QUESTIONARIO}' or dados->'questionario'->'id' = to_jsonb($3::bigint))
  order by dados->'condicao' is not null, (dados->>'ordem')::int nulls first, id`

/** Restores a deleted questionnaire with its aspects and questions, before its owner. */
export async function restauraQuestionario(tx: Ctx, id: number): Promise<void> {
  for (const path of [QUESTIONARIO, 'avaliacao/aspecto', 'avaliacao/pergunta']) {
    const of = onBehalf(tx, path)
    const rows = await run<{ id: number }>(tx.db, EXCLUIDOS, [tx.session.empresaId, path, id])
    for (const row of rows) await restoreInside(of, Number(row.id))
  }
}
