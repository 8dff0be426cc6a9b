import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { situacoes } from '#server/seeds/demo/captacao/situacoes.ts'
import { AURORA } from '#server/seeds/demo/empresas.ts'
import { insertVolume } from '#server/seeds/demo/volume/volume.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const MORE = { company: AURORA, candidatos: 3000, solicitacoes: 100 } as const
/** candidates proposed at once */
const PROPOSED = 50

let app: TestApp
let rh: Client
let before: Record<string, number>

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  before = await counts()
  const { kysely } = app.database
  await kysely.transaction().execute((transaction) => insertVolume(transaction, loadModel(), MORE))
}, 120_000)
afterAll(() => app?.close())

async function counts(): Promise<Record<string, number>> {
  const of = (table: string) => `(select count(*)::int from ${table} where empresa_id = 1) as ${table}`
  const tables = ['candidato', 'solicitacao_pessoal', 'candidato_solicitacao', 'anuncio', 'auditoria']
  const { rows } = await app.database.pool.query(`select ${tables.map(of).join(', ')}`)
  return rows[0]
}

test('adds as many as were asked for, in two rounds, with their selections, adverts and trail', async () => {
  const now = await counts()
  const more = (table: string) => (now[table] ?? 0) - (before[table] ?? 0)
  expect([more('candidato'), more('solicitacao_pessoal')]).toEqual([3000, 100])
  expect(more('candidato_solicitacao')).toBeGreaterThan(100)
  expect(more('anuncio')).toBeGreaterThan(30)
  expect(more('auditoria')).toBeGreaterThan(100)
})

test('each person has valid numbers of their own', async () => {
  const { rows } = await app.database.pool.query<{ cpf: string }>(
    'select pessoal_cpf as cpf from candidato where empresa_id = 1 and pessoal_cpf is not null order by id desc limit 2500',
  )
  expect(rows.filter(({ cpf }) => !cpfFormat.validate(cpf))).toEqual([])
  expect(new Set(rows.map(({ cpf }) => cpf)).size).toBe(rows.length)
})

test('the requests are in the states of the demo, in the same mixture', async () => {
  const whole = situacoes[AURORA].reduce((sum, { quantas }) => sum + quantas, 0)
  const wanted = situacoes[AURORA].filter(({ situacao }) => situacao === 'encerrada').reduce((n, g) => n + g.quantas, 0)
  const { rows } = await app.database.pool.query<{ n: number }>(
    `select count(*)::int as n from (select * from solicitacao_pessoal where empresa_id = 1 order by id desc limit 100) s where encerrada`,
  )
  // each of the two rounds may round by one
  expect(Math.abs((rows[0]?.n ?? 0) - (100 * wanted) / whole)).toBeLessThanOrEqual(2)
})

/** Points of the fifty best, each candidate looked at by itself. */
const NAIVE = `
  select round(100 * p / (40 + 20 + k.peso + 15 + 10 + 10))::int as pontos from solicitacao_pessoal s
  join faixa_salarial f on f.empresa_id = s.empresa_id and f.id = s.faixa_salarial_id
  cross join lateral (select count(*)::int as n, case when count(*) > 0 then 15 else 0 end as peso from cargo_conhecimentos x
    where x.empresa_id = 1 and x.cargo_id = f.cargo_id) k
  cross join lateral (
    select 40 * exists (select from candidato_cargos x where x.empresa_id = 1 and x.candidato_id = c.id and x.cargo_id = f.cargo_id)::int
      + 20 * exists (select from candidato_areas_interesse x join area_interesse_areas_organizacionais_ids y
        on y.empresa_id = x.empresa_id and y.area_interesse_id = x.area_interesse_id
        where x.empresa_id = 1 and x.candidato_id = c.id and y.area_organizacional_id = s.area_organizacional_id)::int
      + coalesce(k.peso * (select count(*) from candidato_conhecimentos x join cargo_conhecimentos y
        on y.empresa_id = x.empresa_id and y.conhecimento_id = x.conhecimento_id and y.cargo_id = f.cargo_id
        where x.empresa_id = 1 and x.candidato_id = c.id)::float8 / nullif(k.n, 0), 0)
      + 15 * case when c.endereco_cidade_id = s.cidade_id then 1 when c.endereco_uf_id = s.uf_id then 0.5 else 0 end
      + 10 * coalesce(c.pessoal_escolaridade >= s.escolaridade, false)::int
      + 10 * coalesce(c.pretencao_salarial <= s.remuneracao, false)::int as p
    from candidato c where c.empresa_id = 1 and c.contratado is not true and c.disponivel is not false
      and not exists (select from candidato_solicitacao v where v.empresa_id = 1 and v.solicitacao_id = s.id and v.candidato_id = c.id)
    order by p desc limit ${PROPOSED}
  ) c
  where s.empresa_id = 1 and s.id = $1 order by p desc`

interface Open {
  id: number
  cargo: number
  querem: number
}

/** Requests that take candidates, those first whose position fewest want. */
async function openRequests(): Promise<[Open, ...Open[]]> {
  const { rows } = await app.database.pool.query<Open>(
    `select s.id::int, f.cargo_id::int as cargo,
       (select count(*)::int from candidato_cargos x where x.empresa_id = 1 and x.cargo_id = f.cargo_id) as querem
     from solicitacao_pessoal s join faixa_salarial f on f.empresa_id = 1 and f.id = s.faixa_salarial_id
     where s.empresa_id = 1 and s.status = 'A' and not (s.suspensa or s.encerrada or s.cancelada) order by querem, s.id`,
  )
  return rows as [Open, ...Open[]]
}

async function expectTheBest(id: number): Promise<void> {
  const answer = await rh.get(`/api/captacao/candidato-solicitacoes/sugestoes?solicitacao=${id}`)
  const { candidatos } = answer.json() as { candidatos: { aderencia: number }[] }
  const { rows: best } = await app.database.pool.query<{ pontos: number }>(NAIVE, [id])
  expect(best).toHaveLength(PROPOSED)
  expect(candidatos.map(({ aderencia }) => aderencia)).toEqual(best.map(({ pontos }) => pontos))
}

test('whoever is proposed for a request is among the best of all', async () => {
  const most = (await openRequests()).at(-1)
  expect(most?.querem).toBeGreaterThan(PROPOSED)
  await expectTheBest(most?.id ?? 0)
})

test('… also where fewer want its position than are proposed', async () => {
  const [{ id, cargo }] = await openRequests()
  await app.database.pool.query(
    'delete from candidato_cargos where empresa_id = 1 and cargo_id = $1 and candidato_id % 20 > 0',
    [cargo],
  )
  await expectTheBest(id)
})

test('… and where those who want its position bring nothing else', async () => {
  const { id, cargo } = (await openRequests()).at(-1) as Open
  const wanting =
    'empresa_id = 1 and candidato_id in (select candidato_id from candidato_cargos where empresa_id = 1 and cargo_id = $1)'
  for (const table of ['candidato_areas_interesse', 'candidato_conhecimentos'])
    await app.database.pool.query(`delete from ${table} where ${wanting}`, [cargo])
  await app.database.pool.query(
    `update candidato set endereco_cidade_id = null, endereco_uf_id = null, pretencao_salarial = 999999, pessoal_escolaridade = '01'
     where ${wanting.replace('candidato_id in', 'id in')}`,
    [cargo],
  )
  await expectTheBest(id)
})
