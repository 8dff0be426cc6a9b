import { sweepTrash } from '#server/platform/crud/trash/sweep.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Erases for good what was deleted more than 30 days ago. */
export default defineJob({
  name: 'limpeza-excluidos',
  title: 'Apagamento definitivo de registros excluídos',
  schedule: '10 3 * * *',
  async run({ prumo }) {
    const erased = await sweepTrash(prumo.database.pool, prumo.now())
    return { mensagem: `${erased} registro(s) apagado(s).`, resultado: { apagados: erased } }
  },
})
