import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client, TestApp } from '#tests/helpers/app.ts'

export type Stored = RecordData & { id: number; versao: number }

export const CICLOS = '/api/avaliacao/avaliacoes-desempenho'
const PARTICIPANTES = '/api/avaliacao/participante-avaliacao-desempenho'

interface Place {
  app: TestApp
  admin: Client
}

/** What tests about cycles do again and again. @param place of the running test; known once its `beforeAll` has begun */
export function acoesDe(place: () => Place) {
  return {
    rows: async <Row>(text: string, values: unknown[] = []) =>
      (await place().app.database.pool.query(text, values)).rows as Row[],
    made: async (path: string, body: RecordData, client = place().admin): Promise<Stored> => {
      const answer = await client.post(path, body)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json() as Stored
    },
    participa: (avaliacao: Stored, avaliado: number | undefined, avaliador: number | undefined, papel: string) =>
      place().admin.post(PARTICIPANTES, {
        ...{
          avaliacaoDesempenho: { id: avaliacao.id },
          avaliado: { id: avaliado },
          avaliador: { id: avaliador },
          papel,
        },
      }),
  }
}

/** Field and message of each error. */
export const errorsOf = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])

export const messageOf = (answer: { json(): unknown }) => (answer.json() as { message: string }).message
