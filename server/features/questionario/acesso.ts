import type { FastifyRequest } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { finishRecords } from '#server/platform/crud/read/answer.ts'
import { findManyStored, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { QUESTIONARIO } from './dono.ts'
import { readEditadas } from './perguntas.ts'

export const PERGUNTA = 'avaliacao/pergunta'
export const ASPECTO = 'avaliacao/aspecto'

/** Column of questions and aspects that references their questionnaire. */
const COLUNA = 'questionario_id'

/** Id of the questionnaire of the record in the address: the one it owns, or the record itself. @throws DomainError 404 */
export const questionarioDe = async (ctx: Ctx, request: FastifyRequest): Promise<number> =>
  doDono(ctx, await readStored(ctx, idParam(request)))

/** Id of the questionnaire of a record already read. */
export function doDono({ entity }: Ctx, stored: StoredRecord): number {
  if (entity.path === QUESTIONARIO) return stored.id
  const { questionario } = stored as { questionario?: { id: number } }
  return questionario?.id ?? fail('NAO_ENCONTRADO')
}

/** Id of a question or aspect of the questionnaire, from the address. @throws DomainError 404 */
export async function parteDe(of: Ctx, request: FastifyRequest, questionario: number, name: string): Promise<number> {
  const within = { column: COLUNA, value: questionario }
  return (await readStored(of, idParam(request, name), { within })).id
}

/** The questions in their order, as their form reads them. @param aspecto only those of this aspect */
export async function listaPerguntas(ctx: Ctx, questionario: number, aspecto?: number): Promise<RecordData[]> {
  const of = forEntity(ctx, PERGUNTA)
  const ids = (await readEditadas(ctx.db, ctx.session.empresaId, questionario)).map(({ id }) => id)
  const place = new Map(ids.map((id, i) => [id, i]))
  const records = (await findManyStored(of, ids)).filter(
    (record) => aspecto === undefined || (record.aspecto as { id?: number } | undefined)?.id === aspecto,
  )
  return finishRecords(
    of,
    records.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
  )
}
