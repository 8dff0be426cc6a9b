import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** Many rows of a list are written by the statements of a set (server/platform/crud/rows/list-sets.ts): they come out as if each had been written by itself. */
let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 120_000)
afterAll(() => app?.close())

interface Row {
  id?: number
  texto: string
  peso: number
}

test('changed, new, moved and gone rows keep their numbers, places and versions', async () => {
  const modelo = (await admin.post('/api/avaliacao/modelos-avaliacao', { titulo: 'Linhas', tipo: 'D' })).json()
  const base = { questionario: modelo.questionario, texto: 'Quanto?', tipo: 1 }
  const respostas = ['A', 'B', 'C', 'D', 'E', 'F'].map((texto, peso): Row => ({ texto, peso }))
  const made = await admin.post('/api/avaliacao/perguntas', { ...base, respostas })
  expect(made.statusCode, made.body).toBe(201)
  const stored = made.json() as { id: number; versao: number; respostas: (Row & { id: number })[] }
  expect(stored.respostas.map(({ texto }) => texto).join('')).toBe('ABCDEF')
  const [a, b, c, d, e, f] = stored.respostas
  if (!(a && b && c && d && e && f)) throw new Error('six rows')

  const changed = [f, { texto: 'G', peso: 9 }, { ...a, peso: 7 }, { ...b, peso: 7 }, { ...c, peso: 7 }, d]
  const answer = await admin.put(`/api/avaliacao/perguntas/${stored.id}`, { ...stored, respostas: changed })
  expect(answer.statusCode, answer.body).toBe(200)
  const { rows } = await app.database.pool.query(
    'select id::int as id, texto, peso::float8 as peso, versao, ordem_ as n from pergunta_resposta where pergunta_id = $1 order by ordem_',
    [stored.id],
  )
  expect(rows).toEqual([
    { id: f.id, texto: 'F', peso: 5, versao: 1, n: 0 },
    { id: expect.any(Number), texto: 'G', peso: 9, versao: 1, n: 1 },
    { id: a.id, texto: 'A', peso: 7, versao: 2, n: 2 },
    { id: b.id, texto: 'B', peso: 7, versao: 2, n: 3 },
    { id: c.id, texto: 'C', peso: 7, versao: 2, n: 4 },
    { id: d.id, texto: 'D', peso: 3, versao: 1, n: 5 },
  ])
  expect(rows.map(({ id }) => id)).not.toContain(e.id)
})
