import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const URL = '/api/pendencias-ac'
const NO = 'Você não tem permissão para remover esse item.'

let app: TestApp
let admin: Client
let rh2: Client
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  await app.database.pool.query('update empresa set ac_integra = (id = 2)')
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
})
afterAll(() => app?.close())

interface Item {
  id: number
  pendencia: string
  podeRemover: boolean
  motivo?: string
}
const ids: Record<string, number> = {}
beforeEach(async () => {
  const { pool } = app.database
  await pool.query('delete from pendencia_ac')
  await pool.query('update usuario set usuario_ac = false')
  const rows: [pendencia: string, tipo: string, role: string | null, cancelada: boolean, empresa: number][] = [
    ['ausência', 'ausencia', null, true, 2],
    ['cancelada', 'pendencia', 'ROLE_CAD_TALENTO', true, 2],
    ['aberta', 'pendencia', 'ROLE_CAD_TALENTO', false, 2],
    ['do administrador', 'pendencia', 'ROLE_CAD_USUARIO', true, 2],
    ['outra cancelada', 'pendencia', 'ROLE_CAD_CARGO', true, 2],
    ['da outra empresa', 'pendencia', 'ROLE_CAD_TALENTO', true, 1],
  ]
  for (const [pendencia, tipo, role, cancelada, empresa] of rows) {
    const { rows: made } = await pool.query<{ id: number }>(
      `insert into pendencia_ac (empresa_id, pendencia, tipo, role, status_cancelado) values ($1, $2, $3, $4, $5) returning id`,
      [empresa, pendencia, tipo, role, cancelada],
    )
    ids[pendencia] = made[0]?.id ?? 0
  }
})

const items = async (client: Client): Promise<Item[]> => (await client.get(URL)).json()
const removable = async (client: Client) =>
  (await items(client)).filter((item) => item.podeRemover).map(({ pendencia }) => pendencia)
const names = async (client: Client) => (await items(client)).map(({ pendencia }) => pendencia)
const remove = (client: Client, ...which: string[]) =>
  client.delete(URL, { pendencias: which.map((name) => ids[name]) })
const all = ['ausência', 'cancelada', 'aberta', 'do administrador', 'outra cancelada']

test('[R-PEN-REMOVER+] show those of the integrated company, and to who may remove them', async () => {
  expect(await names(rh2)).toEqual(all)
  expect(await removable(rh2)).toEqual(['cancelada', 'outra cancelada'])
  expect(await removable(admin)).toEqual(['cancelada', 'do administrador', 'outra cancelada'])
  expect((await items(rh2))[0]).toEqual({
    id: ids.ausência,
    tipo: 'ausencia',
    pendencia: 'ausência',
    statusCancelado: true,
    podeRemover: false,
    motivo: NO,
  })
})

test('in a company without integration there are none, nor anything to delete', async () => {
  expect((await rh.get(URL)).json()).toEqual([])
  expect((await remove(rh, 'da outra empresa')).statusCode).toBe(404)
  expect((await app.nobody.get(URL)).statusCode).toBe(401)
})

test('[B-PAYROLL-USER] [R-PEN-REMOVER-] [R-PEN-AUSENCIA] a payroll user removes also what was not cancelled, if he has the authority of the item; absences, nobody', async () => {
  await app.database.pool.query(`update usuario set usuario_ac = true where login = 'rh2'`)
  expect(await removable(rh2)).toEqual(['cancelada', 'aberta', 'outra cancelada'])
  expect((await remove(rh2, 'aberta')).statusCode).toBe(200)
  for (const name of ['ausência', 'do administrador']) {
    const answer = await remove(rh2, name)
    expect([name, answer.statusCode, answer.json().message]).toEqual([name, 403, NO])
  }
})

test('the named ones are deleted together, and the deletion stays in the trail', async () => {
  const answer = await remove(rh2, 'outra cancelada', 'cancelada', 'cancelada')
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Pendencia(s) AC excluida(s) com sucesso.' }])
  expect(await names(rh2)).toEqual(['ausência', 'aberta', 'do administrador'])
  const { rows } = await app.database.pool.query(
    `select registro_id as id, operacao, usuario_nome as quem, empresa_id as empresa from auditoria
     where entidade = 'utilitario/pendencia-ac' and registro_id = any($1) order by id`,
    [[ids.cancelada, ids['outra cancelada']]],
  )
  expect(rows).toEqual(
    [ids.cancelada, ids['outra cancelada']].map((id) => ({
      id,
      operacao: 'exclusao',
      quem: 'Ricardo Henriques',
      empresa: 2,
    })),
  )
})

test('all or none: one without authority, of another company or deleted already holds back the others', async () => {
  for (const [name, status] of [
    ['aberta', 403],
    ['ausência', 403],
    ['do administrador', 403],
    ['da outra empresa', 404],
  ] as const) {
    expect([name, (await remove(rh2, 'cancelada', name)).statusCode]).toEqual([name, status])
    expect(await names(rh2)).toEqual(all)
  }
  expect((await rh2.delete(URL, { pendencias: [ids.cancelada, 99999999] })).statusCode).toBe(404)
  expect(await names(rh2)).toEqual(all)
})

test('two people who delete the same ones at once: one succeeds', async () => {
  const answers = await Promise.all([
    remove(rh2, 'cancelada', 'outra cancelada'),
    remove(admin, 'outra cancelada', 'cancelada'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test.each([
  ['sem lista', {}],
  ['vazia', { pendencias: [] }],
  ['não é lista', { pendencias: 7 }],
  ['texto', { pendencias: ['1'] }],
  ['fração', { pendencias: [1.5] }],
  ['negativo', { pendencias: [-1] }],
  ['objeto', { pendencias: [{ id: 1 }] }],
])('a malformed request is refused: %s', async (_what, body) => {
  const answer = await rh2.delete(URL, body)
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Informe os códigos das pendências a excluir'])
  expect(await names(rh2)).toEqual(all)
})

test('an unexpected failure is told in the words of the specification and deletes nothing', async () => {
  const { pool } = app.database
  await pool.query(
    `create function falha() returns trigger language plpgsql as $$ begin raise exception 'falha'; end $$`,
  )
  await pool.query('create trigger falha before delete on pendencia_ac for each row execute function falha()')
  const answer = await remove(rh2, 'cancelada')
  await pool.query('drop trigger falha on pendencia_ac')
  expect([answer.statusCode, answer.json().message]).toEqual([500, 'Não foi possível excluir a(s) pendência(s).'])
  expect(answer.body).not.toContain('plpgsql')
  expect(await names(rh2)).toEqual(all)
})
