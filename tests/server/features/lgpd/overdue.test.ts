import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/utilitario/lgpd/prazos'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  // the demo's own people are not what this is about
  await app.database.pool.query(
    'update talento set data_desligamento = current_date where data_desligamento is not null',
  )
  await app.database.pool.query(
    `update talento set situacao = 'D', data_desligamento = current_date - make_interval(years => 5) - make_interval(days => n.dias)
     from (values (1, 1), (2, 400), (3, 0)) n(lugar, dias)
     where talento.id = (select id from talento t where t.empresa_id = 1 order by id offset n.lugar limit 1)`,
  )
  await app.database.pool.query(
    `update talento set situacao = 'D', data_desligamento = '2001-01-01' where id = (select min(id) from talento where empresa_id = 2)`,
  )
})
afterAll(() => app.close())

interface Vencidos {
  entidade: string
  cadastro: string
  prazo: string
  total: number
  pessoas: { id: number; nome: string }[]
  assinatura: string
}
const overdue = async (client = admin) => {
  const [found] = (await client.get(url)).json<Vencidos[]>()
  if (!found) throw new Error('Nenhum cadastro com prazo')
  return found
}
const erase = (body: object, client = admin) => client.post(`${url}/apagamento`, body)

it('who is past the term of the law is shown to who may erase, erased on request and in his company only', async () => {
  const found = await overdue()
  // five years to the day are not over yet
  expect(found).toMatchObject({ entidade: 'gestao-talentos/talento', cadastro: 'Talentos', total: 2 })
  expect(found.prazo).toMatch(/^5 anos a partir de /)
  const [kept] = (
    await app.database.pool.query<{ n: number }>('select count(*)::int as n from talento where nome not like $1', [
      'Pessoa anonimizada%',
    ])
  ).rows
  const answer = await erase(found)
  expect(answer.statusCode).toBe(202)
  await app.fastify.prumo.jobs.drain()
  const task = (await admin.get(`/api/tarefas/${answer.json().tarefaId}`)).json()
  expect(task).toMatchObject({ estado: 'concluida', mensagem: '2 registro(s) anonimizado(s).' })
  // who they were does not stand in the task
  for (const { nome } of found.pessoas) expect(JSON.stringify(task)).not.toContain(nome)

  for (const { id } of found.pessoas) {
    const record = (await admin.get(`/api/gestao-talentos/talentos/${id}`)).json()
    expect(record.nome).toBe(`Pessoa anonimizada ${id}`)
    const lines = (await admin.get(`/api/gestao-talentos/talentos/${id}/historico`)).json<{ titulo: string }[]>()
    expect(lines.map(({ titulo }) => titulo)).toContain('Anonimização (LGPD)')
  }
  const [left] = (
    await app.database.pool.query<{ n: number }>('select count(*)::int as n from talento where nome not like $1', [
      'Pessoa anonimizada%',
    ])
  ).rows
  expect(left?.n).toBe((kept?.n ?? 0) - 2)
  expect(await overdue()).toMatchObject({ total: 0, pessoas: [] })
  const other = await login(app, 'admin')
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await overdue(other)).toMatchObject({ total: 1 })
})

it('what changed after the look, another register and who may not erase are refused, and nothing is erased', async () => {
  await app.database.pool.query(
    `update talento set data_desligamento = '2010-05-05' where id = (select id from talento where empresa_id = 1 order by id offset 9 limit 1)`,
  )
  const seen = await overdue()
  expect(seen.total).toBe(1)
  await app.database.pool.query('update talento set versao = versao + 1 where id = $1', [seen.pessoas[0]?.id])
  const stale = await erase(seen)
  expect([stale.statusCode, stale.json().errors[0].code]).toEqual([409, 'PRAZOS_ALTERADOS'])
  expect((await erase({ entidade: 'captacao/candidato', assinatura: seen.assinatura })).statusCode).toBe(404)
  expect((await (await login(app, 'gestor')).get(url)).statusCode).toBe(403)
  expect((await erase(seen, await app.clientWithout('ROLE_LGPD_APAGAR'))).statusCode).toBe(403)
  expect(await overdue()).toMatchObject({ total: 1 })
})
