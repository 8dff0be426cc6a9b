import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Quota } from '#schemas/runtime/answers/positions/quotas.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** The quotas of the law over all establishments, today and as far as is known. */
const COTAS = '/api/gestao-talentos/cotas'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  // 340 employees, twelve of them with a disability, and five apprentices
  await app.database.pool.query(`update talento set situacao = 'C' where empresa_id = 1`)
  await app.database.pool.query(
    `update talento set situacao = 'A', data_admissao = '2020-01-02', data_desligamento = null, vinculo = case when n <= 340 then 'E' else 'A' end,
      deficiencia = case when n <= 12 then '1' else '0' end
    from (select id as which, row_number() over (order by id) as n from talento where empresa_id = 1) numbered
    where id = which and empresa_id = 1 and n <= 345`,
  )
}, 120_000)
afterAll(() => app?.close())

const cotas = async (): Promise<Quota[]> => (await admin.get(COTAS)).json() as Quota[]

test('of 340 employees 3 % have a disability, a part of a person being one; seven days are told', async () => {
  const [hoje, ...meses] = await cotas()
  // 340 × 3 % = 10,2
  expect(hoje).toMatchObject({ dia: app.today(), empregados: 340, pcd: 12, pcdExigidos: 11, aprendizes: 5 })
  expect(meses).toHaveLength(6)
  for (const { dia, empregados } of meses) expect([dia.slice(8), empregados]).toEqual(['01', 340])
})

test('who is known to come or to go changes the months that follow', async () => {
  const fim = addDays(app.today(), 1)
  await app.database.pool.query(
    `update talento set situacao = 'D', data_desligamento = $1 where id in
      (select id from talento where empresa_id = 1 and situacao = 'A' and deficiencia = '1' order by id limit 3)`,
    [fim],
  )
  const [hoje, ...meses] = await cotas()
  expect([hoje?.pcd, hoje?.empregados]).toEqual([12, 340])
  // from the month after the next day on
  expect(meses.slice(1).map(({ pcd, empregados }) => [pcd, empregados])).toEqual(Array(5).fill([9, 337]))
})

test('the base of the apprentices is whose occupation demands training: of 100 there are 5 to 15', async () => {
  const { rows } = await app.database.pool.query(`select count(*)::int as base from talento t
    join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = t.faixa_salarial_id
    where t.empresa_id = 1 and t.situacao in ('A', 'D') and t.vinculo = 'E' and t.data_admissao = '2020-01-02' and f.codigo_cbo !~ '^[123]'`)
  const [hoje] = await cotas()
  expect(hoje?.base).toBe(rows[0].base)
  expect([hoje?.minimo, hoje?.maximo]).toEqual([Math.ceil(rows[0].base * 0.05), Math.floor(rows[0].base * 0.15)])
})

test('each company has its own; who has not the right is told nothing', async () => {
  const outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
  const [delas] = (await outra.get(COTAS)).json() as Quota[]
  expect(delas?.empregados).not.toBe(340)
  expect((await (await app.clientWithout('ROLE_COTAS')).get(COTAS)).statusCode).toBe(403)
})
