import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startFakeEduvem } from '#server/platform/integrations/eduvem/fake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const CALLS = '/api/cargo-salario/colaboradores'
const CHAVE = 'chave-da-prova'

let platform: Awaited<ReturnType<typeof startFakeEduvem>>
let app: TestApp
let admin: Client

beforeAll(async () => {
  platform = await startFakeEduvem()
  app = await createTestApp({ env: { EDUVEM_URL: platform.url, EDUVEM_CHAVE: CHAVE } })
  admin = await login(app, 'admin')
})
afterAll(async () => {
  await app?.close()
  await platform?.close()
})

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[]

/** Somebody who works there, and somebody who left. */
async function talento(situacao: 'A' | 'D') {
  const [row] = await query<{ id: string; nome: string; nome_social: string | null; matricula: string; email: string }>(
    `select id, nome, nome_social, matricula, contato_email as email from talento
    where empresa_id = 1 and situacao = $1 and contato_email is not null and usuario_eduvem is null order by id limit 1`,
    [situacao],
  )
  if (!row) throw new Error('no such talent')
  return { ...row, id: Number(row.id) }
}

const create = (id: number, client = admin) => client.post(`${CALLS}/${id}/usuario-eduvem`)

test('the platform is told name, e-mail and registration number only, and who he is there is kept', async () => {
  const { id, nome, nome_social, matricula, email } = await talento('A')
  const answer = await create(id)
  expect([answer.statusCode, answer.json()]).toEqual([200, { usuarioEduvem: 'u-1' }])
  const [{ cnpj }] = (await query('select cnpj from empresa where id = 1')) as [{ cnpj: string }]
  const [{ authorization, path, body }] = platform.received as [(typeof platform.received)[0]]
  expect([authorization, path]).toEqual([`Bearer ${CHAVE}`, '/api/usuarios'])
  expect(body).toEqual({ empresa: cnpj, usuario: { codigo: String(id), nome: nome_social ?? nome, email, matricula } })
  const { usuarioEduvem, versao } = (await admin.get(`${CALLS}/${id}`)).json()
  expect(usuarioEduvem).toBe('u-1')
  // asked again, the platform names the same user: nothing is written
  expect((await create(id)).json()).toEqual({ usuarioEduvem: 'u-1' })
  expect((await admin.get(`${CALLS}/${id}`)).json().versao).toBe(versao)
  expect(platform.users.size).toBe(1)
})

test('nobody else says who a talent is there', async () => {
  const { id } = await talento('A')
  const { versao } = (await admin.get(`${CALLS}/${id}`)).json()
  await admin.patch(`${CALLS}/${id}`, { versao, usuarioEduvem: 'u-99' })
  expect((await admin.get(`${CALLS}/${id}`)).json()).not.toHaveProperty('usuarioEduvem')
})

test('who left, who has no e-mail, who is hidden, who may not change talents: nothing is sent', async () => {
  const before = platform.received.length
  expect((await create((await talento('D')).id)).json().errors).toEqual([
    expect.objectContaining({ message: 'O talento está desligado.' }),
  ])
  const { id } = await talento('A')
  const [{ contato_email: email }] = (await query<{ contato_email: string }>(
    'update talento t set contato_email = null from (select id, contato_email from talento where id = $1) a where t.id = a.id returning a.contato_email',
    [id],
  )) as [{ contato_email: string }]
  expect((await create(id)).json().errors).toEqual([
    expect.objectContaining({
      field: 'contato.email',
      message: 'Informe o e-mail do talento: é com ele que se entra na EduVem.',
    }),
  ])
  await query('update talento set contato_email = $2 where id = $1', [id, email])
  expect((await create(id, await app.clientWithout('ROLE_CAD_TALENTO_ALTERAR'))).statusCode).toBe(403)
  const [{ id: alheio }] = (await query('select id from talento where empresa_id = 2 order by id limit 1')) as [
    { id: string },
  ]
  expect([403, 404]).toContain((await create(Number(alheio))).statusCode)
  expect(platform.received.length).toBe(before)
})

test.each([
  [{ status: 401 }, 'A EduVem não aceitou a chave deste sistema. O usuário não foi criado.'],
  [{ status: 500 }, 'A EduVem não respondeu e o usuário não foi criado. Tente novamente em instantes.'],
  [
    { status: 200, body: { nome: 'sem id' } },
    'A EduVem não respondeu e o usuário não foi criado. Tente novamente em instantes.',
  ],
])('an answer %j is told, and nothing is kept', async (said, message) => {
  platform.said.answer = said
  const { id } = await talento('A')
  const answer = await create(id)
  expect([answer.statusCode, answer.json().message]).toEqual([503, message])
  expect((await admin.get(`${CALLS}/${id}`)).json()).not.toHaveProperty('usuarioEduvem')
  platform.said.answer = undefined
})

test('where the operator gave no address, who asks reads what is missing, and screens do not offer it', async () => {
  expect((await admin.get('/api/userinfo')).json().integracoes).toEqual(['eduvem'])
  const without = await createTestApp()
  try {
    const other = await login(without, 'admin')
    expect((await other.get('/api/userinfo')).json().integracoes).toEqual([])
    const answer = await create((await talento('A')).id, other)
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'A plataforma EduVem ainda não foi configurada. O administrador do servidor deve informar EDUVEM_URL e reiniciar o sistema; a chave é informada por ele (EDUVEM_CHAVE) ou em Utilitários, Integrações.',
    ])
  } finally {
    await without.close()
  }
  expect(() => readEnv({ EDUVEM_CHAVE: 'x' })).toThrow('EDUVEM_CHAVE só serve junto de EDUVEM_URL.')
})
