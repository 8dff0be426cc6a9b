import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { DomainError, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { PERGUNTA } from './acesso.ts'
import { lockQuestionario } from './dono.ts'
import { movePergunta } from './ordem.ts'

/** Inserts a question at the position in the body, or last. Runs in the caller's transaction. @returns its id */
export async function incluiPergunta(tx: Ctx, questionario: number, { ordem, ...body }: RecordData): Promise<number> {
  await lockQuestionario(tx, questionario)
  const lugar = lugarDe(ordem)
  const id = await insertBody(forEntity(tx, PERGUNTA), { ...body, questionario: { id: questionario } })
  if (lugar !== undefined) await movePergunta(tx, questionario, id, lugar)
  return id
}

/** @throws DomainError 400 for an invalid position */
export function lugarDe(ordem: unknown): number | undefined {
  if (ordem === undefined || ordem === null || ordem === '') return undefined
  if (Number.isSafeInteger(ordem) && Number(ordem) >= 1 && Number(ordem) <= 9999) return Number(ordem)
  return invalid([fieldError('ordem', 'Ordem inválida')])
}

/** Inserts several questions in their order, all or none. @throws DomainError 400 with each error at its question */
export async function incluiVarias(tx: Ctx, questionario: number, bodies: RecordData[]): Promise<number[]> {
  const ids: number[] = []
  for (const [i, body] of bodies.entries())
    try {
      ids.push(await incluiPergunta(tx, questionario, body))
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'FIELD_VALIDATION_VIOLATION') throw error
      const at = (field: string | undefined) => `perguntas[${i}]${field === undefined ? '' : `.${field}`}`
      invalid(error.errors.map((one) => ({ ...one, field: at(one.field), message: `${i + 1}ª: ${one.message}` })))
    }
  return ids
}
