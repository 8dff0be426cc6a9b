import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { bom, csvLine, escapeFormula } from '../csv.ts'
import type { Ctx } from '../define.ts'
import { type Batch, countOutOfSight } from './batch.ts'

/** Refusals an answer shows; all of them are in the file. */
const shown = 100

/** An operation as it travels. */
export interface BatchAnswer extends RecordData {
  loteId: number
  tipo: Batch['tipo']
  total: number
  alterados: number
  inalterados: number
  recusados: number
  /** the first hundred; GET …/lotes/:id/recusas has all */
  recusas: Batch['recusas']
  /** of those that were changed, how many the session does not see any more */
  foraDeVista?: number
  criadoEm: string
  usuario?: string
  desfeitoEm?: string
}

export async function batchAnswer(ctx: Ctx, batch: Batch): Promise<BatchAnswer> {
  const foraDeVista = await countOutOfSight(ctx, batch)
  return {
    loteId: batch.id,
    tipo: batch.tipo,
    total: batch.total,
    alterados: batch.alterados,
    inalterados: batch.inalterados,
    recusados: batch.total - batch.alterados - batch.inalterados,
    recusas: batch.recusas.slice(0, shown),
    ...(foraDeVista > 0 ? { foraDeVista } : {}),
    criadoEm: batch.criado_em,
    ...(batch.usuario_nome ? { usuario: batch.usuario_nome } : {}),
    ...(batch.desfeito_em ? { desfeitoEm: batch.desfeito_em } : {}),
  }
}

/** The same as the result of a task. */
export const batchResult = async (ctx: Ctx, batch: Batch): Promise<JsonValue> =>
  JSON.parse(JSON.stringify(await batchAnswer(ctx, batch))) as JsonValue

/** Who was refused and why, as a spreadsheet. */
export function refusalFile({ recusas }: Pick<Batch, 'recusas'>): string {
  const lines = recusas.map(({ id, rotulo, erros }) =>
    csvLine([String(id), escapeFormula(rotulo), escapeFormula(erros.map(({ message }) => message).join('. '))]),
  )
  return bom + csvLine(['Código', 'Registro', 'Motivo']) + lines.join('')
}
