import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { errorsOf, type Stored } from '#tests/entities/case.ts'
import { type Subject, startSubject } from '#tests/entities/subject.ts'
import type { Response } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { isHealthy } from '#tests/server/bad-input.ts'

const etapas = '/api/captacao/etapas-seletivas'
const candidatos = '/api/captacao/candidatos'
const solicitacoes = '/api/captacao/solicitacoes-pessoal'
const at20 = Array.from({ length: 20 }, (_, i) => i)

let subject: Subject
beforeAll(async () => {
  subject = await startSubject()
})
afterAll(() => subject?.app.close())

const together = (call: (i: number) => Promise<Response>) => Promise.all(at20.map(call))
const count = (answers: Response[], status: number) => answers.filter((a) => a.statusCode === status).length
const trailOf = async (entity: string, id: number) => {
  const text = 'select operacao from auditoria where entidade = $1 and registro_id = $2 order by id'
  const { rows } = await subject.app.database.pool.query<{ operacao: string }>(text, [entity, id])
  return rows.map(({ operacao }) => operacao)
}

describe('twenty writes at once', () => {
  let etapa: Stored
  beforeEach(async () => {
    const answer = await subject.admin.post(etapas, await subject.maker.smallest('captacao/etapa-seletiva'))
    etapa = answer.json() as Stored
  })

  test('of the same version: one holds, the others get the record as it became', async () => {
    const answers = await together((i) => subject.admin.put(`${etapas}/${etapa.id}`, { ...etapa, nome: `Etapa ${i}` }))
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
    const now = (await subject.admin.get(`${etapas}/${etapa.id}`)).json() as Stored
    expect(now.versao).toBe(2)
    for (const answer of answers.filter((a) => a.statusCode === 409)) {
      expect(errorsOf(answer)[0]?.code).toBe('VERSAO_DESATUALIZADA')
      expect(answer.json().atual).toEqual(now)
    }
    expect(await trailOf('captacao/etapa-seletiva', etapa.id)).toEqual(['criacao', 'alteracao'])
  })

  test('by PATCH and with If-Match: only one, too', async () => {
    const answers = await together((i) =>
      subject.admin.patch(`${etapas}/${etapa.id}`, { nome: `Etapa ${i}` }, { 'if-match': '"1"' }),
    )
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
    expect((await subject.admin.get(`${etapas}/${etapa.id}`)).json().versao).toBe(2)
  })

  test('and deletions: the record goes once, and nothing brings it back', async () => {
    const answers = await together((i) =>
      i % 2 === 0
        ? subject.admin.delete(`${etapas}/${etapa.id}`)
        : subject.admin.put(`${etapas}/${etapa.id}`, { ...etapa, nome: `Etapa ${i}` }),
    )
    expect(answers.every((a) => [200, 404, 409].includes(a.statusCode))).toBe(true)
    const deleted = answers.filter((_, i) => i % 2 === 0)
    const saved = answers.filter((_, i) => i % 2 === 1)
    expect([count(deleted, 200), count(deleted, 404)]).toEqual([1, 9])
    expect(count(saved, 200)).toBeLessThanOrEqual(1)
    expect((await subject.admin.get(`${etapas}/${etapa.id}`)).statusCode).toBe(404)
    const trail = await trailOf('captacao/etapa-seletiva', etapa.id)
    expect(trail.filter((line) => line === 'exclusao')).toHaveLength(1)
    expect(trail.at(-1)).toBe('exclusao')
    await isHealthy(subject.admin)
  })
})

describe('a write that PostgreSQL ends because another met it', () => {
  const met = (code: string) => sql`select provoca(${code})`
  const runs = async (failures: number, code: string) => {
    const { prumo } = subject.app.fastify
    const session = await prumo.sessions.ofUser(1, 1)
    const ctx = contextOf(prumo, prumo.model.entities.get('captacao/etapa-seletiva') as never, session as never)
    let times = 0
    const work = inTransaction(ctx, async ({ db }) => {
      times += 1
      if (times <= failures) await met(code).execute(db)
      return times
    })
    return { answer: await work.catch((error: { code?: string }) => error.code), times }
  }
  beforeAll(() =>
    subject.app.database.pool.query(
      "create function provoca(text) returns void language plpgsql as $$ begin raise exception 'met' using errcode = $1; end $$",
    ),
  )

  test('is run again three times at most, and nothing else is', async () => {
    expect(await runs(3, '40P01')).toEqual({ answer: 4, times: 4 })
    expect(await runs(2, '40001')).toEqual({ answer: 3, times: 3 })
    expect(await runs(9, '40P01')).toEqual({ answer: '40P01', times: 4 })
    expect(await runs(9, '23514')).toEqual({ answer: '23514', times: 1 })
  })
})

test('twenty registrations of the same CPF at once: one is stored', async () => {
  const number = cpf(next())
  const rowsBefore = await countRows('candidato')
  const answers = await together((i) =>
    subject.admin.post(candidatos, { nome: `Concorrente ${i}`, pessoal: { cpf: number } }),
  )
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 19])
  for (const answer of answers.filter((a) => a.statusCode === 409))
    expect(answer.json()).toMatchObject({
      message: 'Já existe um candidato com este CPF.',
      errors: [{ code: 'CHAVE_DUPLICADA', field: 'pessoal.cpf' }],
    })
  expect(await countRows('candidato')).toBe(rowsBefore + 1)
})

test('twenty documents attached at once: all stay, each in its place', async () => {
  const { id } = (await subject.admin.post(candidatos, { nome: 'Muitos documentos' })).json() as Stored
  const bodies = await Promise.all(at20.map(() => subject.maker.smallest('captacao/candidato-documento')))
  const answers = await together((i) => subject.admin.post(`${candidatos}/${id}/documentos-anexos`, bodies[i]))
  expect(count(answers, 201)).toBe(20)
  const stored = (await subject.admin.get(`${candidatos}/${id}`)).json() as Stored & { documentos: RecordData[] }
  expect([stored.versao, stored.documentos.length]).toEqual([21, 20])
  const text = 'select count(distinct ordem_)::int as n from candidato_documento where candidato_id = $1'
  expect((await subject.app.database.pool.query(text, [id])).rows).toEqual([{ n: 20 }])
})

test('twenty closings at once: one holds, the trail has a single one', async () => {
  const body = await subject.maker.smallest('captacao/solicitacao-pessoal')
  const { id } = (await subject.admin.post(solicitacoes, body)).json() as Stored
  const answers = await together(() => subject.admin.put(`${solicitacoes}/${id}/encerra`, {}))
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
  for (const answer of answers.filter((a) => a.statusCode === 409))
    expect(answer.json().message).toBe('A solicitação está encerrada ou cancelada.')
  const now = (await subject.admin.get(`${solicitacoes}/${id}`)).json() as Stored & { eventos: RecordData[] }
  expect(now.eventos.map((e) => e.tipo)).toEqual(['CRIACAO', 'ENCERRAMENTO'])
  expect(await trailOf('captacao/solicitacao-pessoal', id)).toEqual(['criacao', 'encerra'])
})

test('a record and what it refers to, deleted and stored at once: never a loose reference', async () => {
  for (let round = 0; round < 5; round++) {
    const etapa = (
      await subject.admin.post(etapas, await subject.maker.smallest('captacao/etapa-seletiva'))
    ).json() as Stored
    const body = await subject.maker.smallest('captacao/candidato-solicitacao')
    const [gone, saved] = await Promise.all([
      subject.admin.delete(`${etapas}/${etapa.id}`),
      subject.admin.post('/api/captacao/candidato-solicitacoes', { ...body, etapaSeletiva: { id: etapa.id } }),
    ])
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([gone.statusCode, saved.statusCode])
  }
})

async function countRows(table: string): Promise<number> {
  const { rows } = await subject.app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}
