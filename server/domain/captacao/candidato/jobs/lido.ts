import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { propostaDe } from '#server/domain/captacao/candidato/queries.ts'
import type { Unreadable } from '#server/features/ocr/document.ts'
import { readDocument, UnreadableDocument } from '#server/features/ocr/read.ts'
import { type ErrorCode, fail } from '#server/platform/errors/errors.ts'
import type { JobContext } from '#server/platform/queue/define.ts'

const refusals: Record<Unreadable, ErrorCode> = {
  ilegivel: 'CURRICULO_ILEGIVEL',
  invalido: 'CURRICULO_INVALIDO',
  protegido: 'CURRICULO_PROTEGIDO',
  demorado: 'CURRICULO_DEMORADO',
}

/** Text of a CV and the data found in it with certainty. @throws DomainError with the reason why it cannot be read */
export async function lerCurriculo(
  order: { bytes: Uint8Array; tipo: string },
  progress: JobContext['progress'],
  time?: number,
): Promise<JsonValue> {
  try {
    // progress is an integer: counts hundredths of pages
    const told = (done: number, total: number) => progress(done * 100, total * 100)
    const documento = await readDocument(order, { progress: told, time })
    const lido: Reading = { ...documento, proposta: propostaDe(documento.texto) }
    return lido as unknown as JsonValue
  } catch (error) {
    return error instanceof UnreadableDocument ? fail(refusals[error.reason]) : Promise.reject(error)
  }
}
