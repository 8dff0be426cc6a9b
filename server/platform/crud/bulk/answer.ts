import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { bom, csvLine, escapeFormula } from '../csv.ts'
import type { Ctx } from '../define.ts'
import { type Batch, countOutOfSight } from './batch.ts'

/** Most refusals in an answer; the CSV file has all of them. */
const shown = 100

/** A bulk operation as the API answers it. */
export interface BatchAnswer extends RecordData {
  loteId: number
  tipo: Batch['tipo']
  total: number
  alterados: number
  inalterados: number
  recusados: number
  /** the first hundred; GET …/lotes/:id/recusas has all */
  recusas: Batch['recusas']
  /** changed records that the session no longer sees */
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

/** The batch answer as plain JSON, for the result of a task. */
export const batchResult = async (ctx: Ctx, batch: Batch): Promise<JsonValue> =>
  JSON.parse(JSON.stringify(await batchAnswer(ctx, batch))) as JsonValue

/** The refused records and their reasons as CSV. */
export function refusalFile({ recusas }: Pick<Batch, 'recusas'>): string {
  const lines = recusas.map(({ id, rotulo, erros }) =>
    csvLine([String(id), escapeFormula(rotulo), escapeFormula(erros.map(({ message }) => message).join('. '))]),
  )
  return bom + csvLine(['Código', 'Registro', 'Motivo']) + lines.join('')
}
