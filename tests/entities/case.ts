import { expect } from 'vitest'
import type { Model } from '#schemas/load.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { Client } from '#tests/helpers/app.ts'
import type { Subject } from './subject.ts'

export type Stored = RecordData & { id: number; versao: number }
export interface Wrong {
  code: string
  field?: string
  message: string
}

/** One entity under test. */
export interface Case {
  entity: Entity
  /** the definitions around it */
  model: Model
  readonly runtime: EntityRuntime
  url: string
  subject(): Subject
  /** stores the smallest valid record, in company 1 unless said otherwise */
  create(who?: 'admin' | 'other'): Promise<Stored>
  /** stores the most complete valid record in company 1 */
  createFull(): Promise<Stored>
}

export function caseOf(entity: Entity, model: Model, subject: () => Subject): Case {
  const url = `/api/${entity.route}`
  const post = async (client: Client, body: RecordData): Promise<Stored> => {
    const answer = await client.post(url, body)
    expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
    return answer.json() as Stored
  }
  return {
    entity,
    model,
    get runtime() {
      return subject().runtimes.get(entity.path)
    },
    url,
    subject,
    async create(who = 'admin') {
      const s = subject()
      return post(s[who], await (who === 'admin' ? s.maker : s.otherMaker).smallest(entity.path))
    },
    async createFull() {
      const s = subject()
      const full = await s.maker.fullest(entity.path)
      // a password takes its time to hash
      const body = structuredClone(full)
      for (const field of entity.fields) if (field.writeOnly && !field.required) delete body[field.name]
      const runtime = s.runtimes.get(entity.path)
      const isAsked = checkRecord(runtime, applyDefaults(runtime, body, s.context), s.context).length > 0
      return post(s.admin, isAsked ? full : body)
    },
  }
}

/** A query value of the simple dialect. */
export const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value))

/** All rows a session sees of a list. */
export async function rowsOf(client: Client, url: string, query = '') {
  const answer = await client.get(`${url}?unpaged=true${query && `&${query}`}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return { rows: answer.json() as Stored[], range: String(answer.headers['content-range']) }
}

export const errorsOf = (answer: { json(): unknown }): Wrong[] => (answer.json() as { errors?: Wrong[] }).errors ?? []
