import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

// $1 company, $2 session
const MOVIDA =
  'select exists (select from movimento_calibracao_ninebox where empresa_id = $1 and calibracao_id = $2) as sim'

/** The cycle of a calibration is fixed after its first move. */
export default defineHooks('avaliacao/calibracao-ninebox', {
  async validate(ctx, record, before) {
    if (!before || before.avaliacaoDesempenho.id === record.avaliacaoDesempenho.id) return []
    const [movida] = await run<{ sim: boolean }>(ctx.db, MOVIDA, [ctx.session.empresaId, record.id])
    return movida?.sim ? [fieldError('avaliacaoDesempenho', 'A avaliação não muda depois que houve movimentos.')] : []
  },
})
