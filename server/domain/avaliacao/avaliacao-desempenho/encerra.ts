import { defineAction } from '#server/platform/crud/define.ts'
import { fechaColecoes } from './anonimo.ts'
import type { Ciclo } from './ciclo.ts'
import { guardaNiveis } from './resultados/niveis-obtidos.ts'
import { guardaResultados } from './resultados/resultados.ts'

/** Closes the cycle to answers and stores everybody's results. PUT /avaliacao/avaliacoes-desempenho/{id}/encerra — spec 2 §4 */
export default defineAction('avaliacao/avaliacao-desempenho', 'encerra', async (ctx, { record, step, save }) => {
  await save(step)
  if (record.anonima) await fechaColecoes(ctx, record as Ciclo)
  await guardaResultados(ctx, record as Ciclo)
  await guardaNiveis(ctx, record as Ciclo)
})
