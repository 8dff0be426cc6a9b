import { defineHooks } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { readCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { fieldError } from '#server/errors.ts'

// $1 company, $2 cycle, $3 session
const OUTRA = `select exists (select from calibracao_ninebox where empresa_id = $1 and avaliacao_desempenho_id = $2 and situacao = 'A' and id <> $3) as sim`
// $1 company, $2 session
const MOVIDA =
  'select exists (select from movimento_calibracao_ninebox where empresa_id = $1 and calibracao_id = $2) as sim'

/** A cycle that is closed has one open calibration at a time: two would move the same talents. */
export default defineHooks('avaliacao/calibracao-ninebox', {
  async validate(ctx, record, before) {
    const { id } = record.avaliacaoDesempenho
    const { empresaId } = ctx.session
    if (before && before.avaliacaoDesempenho.id !== id) {
      const [movida] = await run<{ sim: boolean }>(ctx.db, MOVIDA, [empresaId, record.id])
      if (movida?.sim) return [fieldError('avaliacaoDesempenho', 'A avaliação não muda depois que houve movimentos.')]
    }
    if (record.situacao !== 'A') return []
    // who opens another one at the same moment waits
    const { situacao } = await readCiclo(ctx, id, { lock: true })
    if (situacao !== 'E' && situacao !== 'U')
      return [fieldError('avaliacaoDesempenho', 'A avaliação ainda não foi encerrada.')]
    const [outra] = await run<{ sim: boolean }>(ctx.db, OUTRA, [empresaId, id, record.id ?? 0])
    return outra?.sim ? [fieldError('avaliacaoDesempenho', 'Já há uma calibração aberta desta avaliação.')] : []
  },
})
