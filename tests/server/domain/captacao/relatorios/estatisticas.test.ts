import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/estatisticas-preenchimento-vaga'
const ever = 'dataIni=2020-01-01&dataFim=2030-12-31'

interface Numeros {
  nome: string
  solicitacoes: number
  vagas: number
  preenchidas: number
  mediaDias: number | null
}
interface Estatisticas {
  dataIni: string
  dataFim: string
  resumo: Numeros
  areas: Numeros[]
  meses: { mes: string; encerradas: number; mediaDias: number }[]
  funil: { nome: string; candidatos: number }[]
  origens: { nome: string; candidatos: number; contratados: number }[]
}

let app: TestApp
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

async function statistics(query = ever, client = rh): Promise<Estatisticas> {
  const answer = await client.get(`${url}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Estatisticas
}

const one = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Record<string, number>>(text, values)).rows[0] ?? {}

const sum = (list: Numeros[], field: 'vagas' | 'preenchidas' | 'solicitacoes') =>
  list.reduce((total, row) => total + row[field], 0)

test('vacancies, those filled and the days it took are those of the approved requests', async () => {
  const { resumo, areas, meses } = await statistics()
  const wanted = await one(
    `select count(*)::int as n, sum(quantidade)::int as vagas,
     avg(data_encerramento - data) filter (where encerrada)::float8 as dias
     from solicitacao_pessoal where empresa_id = 1 and status = 'A' and not cancelada`,
  )
  expect(resumo).toMatchObject({ solicitacoes: wanted.n, vagas: wanted.vagas })
  expect(resumo.mediaDias).toBeCloseTo(wanted.dias ?? -1, 6)
  expect(resumo.preenchidas).toBeGreaterThan(0)
  expect(resumo.preenchidas).toBeLessThanOrEqual(resumo.vagas)
  for (const field of ['vagas', 'preenchidas', 'solicitacoes'] as const) expect(sum(areas, field)).toBe(resumo[field])
  const closed = await one(
    `select count(*)::int as n from solicitacao_pessoal where empresa_id = 1 and status = 'A' and not cancelada and encerrada`,
  )
  expect(meses.reduce((total, { encerradas }) => total + encerradas, 0)).toBe(closed.n)
  expect(meses.map(({ mes }) => mes)).toEqual(meses.map(({ mes }) => mes).sort())
})

test('the funnel narrows from step to step, in all and for one request', async () => {
  const narrowing = (funil: Estatisticas['funil']) => {
    expect(funil[0]?.nome).toBe('Incluídos na seleção')
    expect(funil.at(-1)?.nome).toBe('Contratados')
    funil.slice(1).forEach(({ candidatos }, i) => {
      expect(candidatos).toBeLessThanOrEqual(funil[i]?.candidatos ?? 0)
    })
  }
  const { funil } = await statistics()
  narrowing(funil)
  const request = await one(
    `select solicitacao_id as id, count(*)::int as n from candidato_solicitacao where empresa_id = 1 and situacao = 'C'
     group by 1 order by 2 desc limit 1`,
  )
  const own = await statistics(`solicitacaoId=${request.id}`)
  narrowing(own.funil)
  expect(own.funil.at(-1)?.candidatos).toBe(request.n)
  expect(own.resumo.solicitacoes).toBe(1)
})

test('sources are counted by person, those hired among them', async () => {
  const { origens, funil } = await statistics()
  expect(origens.length).toBeGreaterThan(1)
  for (const { candidatos, contratados } of origens) expect(contratados).toBeLessThanOrEqual(candidatos)
  const people = origens.reduce((total, { candidatos }) => total + candidatos, 0)
  expect(people).toBeLessThanOrEqual(funil[0]?.candidatos ?? 0)
})

test('filters narrow it; what finds nothing says so, and what cannot be is refused', async () => {
  const area = await one(
    `select area_organizacional_id as id, sum(quantidade)::int as vagas from solicitacao_pessoal
     where empresa_id = 1 and status = 'A' and not cancelada group by 1 order by 2 desc limit 1`,
  )
  const { resumo, areas } = await statistics(`${ever}&areasIds=${area.id}`)
  expect(areas).toHaveLength(1)
  expect(resumo.vagas).toBe(area.vagas)
  const none = await rh.get(`${url}?dataIni=1999-01-01&dataFim=1999-12-31`)
  expect([none.statusCode, (none.json() as { message: string }).message]).toEqual([
    404,
    'Não existem dados para o filtro informado.',
  ])
  const reversed = await rh.get(`${url}?dataIni=2026-05-01&dataFim=2026-04-01`)
  expect(reversed.statusCode).toBe(400)
  expect(reversed.body).toContain('Data final inferior a data inicial.')
  expect((await rh.get(`${url}?dataIni=2026-13-01`)).statusCode).toBe(400)
  expect((await rh.get(`${url}?areasIds=1;drop`)).statusCode).toBe(400)
})

test('each company has its own, and nobody sees them without the authority', async () => {
  const rh2 = await login(app, 'rh2')
  const own = await statistics(ever, rh2)
  const wanted = await one(
    `select count(*)::int as n from solicitacao_pessoal where empresa_id = 2 and status = 'A' and not cancelada`,
  )
  expect(own.resumo.solicitacoes).toBe(wanted.n)
  const without = await app.clientWithout('ROLE_REL_DURACAO_VAGA')
  expect((await without.get(url)).statusCode).toBe(403)
})
