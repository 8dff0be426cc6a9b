import { minimumOf } from '#server/features/anonimato/collection.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { avisaAvaliadores } from './avisos/avisos.ts'
import { pendenciasDe } from './avisos/pendencias.ts'
import type { Ciclo } from './ciclo.ts'
import { createCopias } from './copias.ts'

/**
 * Freezes models, places and competences, and creates the evaluators' copies; all missing preconditions are reported at
 * once.
 * PUT /avaliacao/avaliacoes-desempenho/{id}/libera — spec 2 §4, §7
 */
export default defineAction('avaliacao/avaliacao-desempenho', 'libera', async (ctx, { record, step, save }) => {
  const ciclo = record as Ciclo
  const faltas = await pendenciasDe(ctx, ciclo)
  if (faltas.length > 0) invalid(faltas.map((falta) => fieldError('situacao', falta)))
  const { db, session } = ctx
  const minimo = ciclo.anonima ? await minimumOf(db, session.empresaId, 'AVALIACAO') : undefined
  await save({ ...step, minimoRespostas: minimo })
  const avaliadores = await createCopias(ctx, ciclo)
  await avisaAvaliadores(ctx, ciclo, avaliadores)
})
