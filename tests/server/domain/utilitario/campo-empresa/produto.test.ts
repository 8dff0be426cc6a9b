import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyModel } from '#schemas/company/model.ts'
import { Runtimes } from '#schemas/compile.ts'
import { buildApp } from '#server/app.ts'
import { conflictsOf } from '#server/domain/utilitario/campo-empresa/form.ts'
import { registry } from '#server/generated/routes/index.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
let outra: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
})
afterAll(() => app?.close())

const campos = '/api/utilitario/campos-empresa'
const url = '/api/captacao/candidatos'
const entidade = 'captacao/candidato'
const messages = (answer: Response) =>
  answer.json<{ errors?: { field?: string; message: string }[] }>().errors?.map((e) => `${e.field}: ${e.message}`)
const say = (body: object) => admin.put(`${campos}/produto`, { entidade, ...body })
const formulario = async () =>
  (await admin.get(`${campos}/formulario?entidade=${entidade}`)).json<{
    blocos: { aba?: string; campos: Record<string, unknown>[] }[]
    conflitos: unknown[]
  }>()
const campo = async (path: string) =>
  (await formulario()).blocos.flatMap((b) => b.campos).find((one) => one.campo === path)

let person = 0
const body = (more: object = {}) => ({
  nome: `Candidata ${++person}`,
  senha: 'Girassol-Azul-2026',
  confirmaSenha: 'Girassol-Azul-2026',
  ...more,
})

describe('fields of the product', () => {
  test("another label holds in messages, spreadsheets and screens, in this company only, and goes back to the product's", async () => {
    expect((await say({ campo: 'nomeSocial', rotulo: 'Como quer ser chamada' })).statusCode).toBe(200)
    expect(await campo('nomeSocial')).toMatchObject({ rotulo: 'Como quer ser chamada', original: expect.any(String) })
    const title = async (client: Client) =>
      (await client.get(`/api/schemas/${entidade}`)).json().properties.nomeSocial.title
    expect(await title(admin)).toBe('Como quer ser chamada')
    expect(await title(outra)).not.toBe('Como quer ser chamada')
    expect((await admin.get(`${url}/importacao/modelo?formato=csv`)).body).toContain('Como quer ser chamada')
    const long = await admin.post(url, body({ nomeSocial: 'x'.repeat(500) }))
    expect(messages(long)?.[0]).toMatch(/^nomeSocial: Como quer ser chamada deve ter no máximo/)
    const { versao } = (await campo('nomeSocial')) as { versao: number }
    await say({ campo: 'nomeSocial', versao })
    expect(await title(admin)).not.toBe('Como quer ser chamada')
  })

  test('an optional field made mandatory is asked for in each write, and not in the other company', async () => {
    await say({ campo: 'contato.email', obrigatorio: true })
    const refused = await admin.post(url, body())
    expect([refused.statusCode, messages(refused)]).toEqual([
      400,
      expect.arrayContaining([expect.stringMatching(/^contato\.email: .* é obrigatório$/)]),
    ])
    const { versao } = (await campo('contato.email')) as { versao: number }
    await say({ campo: 'contato.email', versao })
    expect((await admin.post(url, body())).statusCode).toBe(201)
  })

  test('a hidden field is neither shown nor exported, and what was stored stays', async () => {
    const made = (await admin.post(url, body({ nomeSocial: 'Lia' }))).json()
    await say({ campo: 'nomeSocial', oculto: true })
    const headers = (await admin.get(`${url}/exportacao?formato=csv&id=${made.id}`)).body.split('\r\n')[0]
    expect(headers).not.toContain('Nome social')
    const saved = await admin.patch(`${url}/${made.id}`, {
      nome: 'Lia Prado',
      nomeSocial: 'Outra',
      versao: made.versao,
    })
    expect([saved.statusCode, saved.json().nomeSocial]).toEqual([200, 'Lia'])
    expect(await campo('nomeSocial')).toMatchObject({ oculto: true })
    const { versao } = (await campo('nomeSocial')) as { versao: number }
    await say({ campo: 'nomeSocial', versao })
    expect((await admin.get(`${url}/${made.id}`)).json().nomeSocial).toBe('Lia')
  })

  test('what the product demands cannot be hidden', async () => {
    const answer = await say({ campo: 'nome', oculto: true })
    expect([answer.statusCode, messages(answer)]).toEqual([
      400,
      ['oculto: Nome é exigido pelo produto e não pode ser ocultado'],
    ])
    const unknown = await say({ campo: 'naoExiste', oculto: true })
    expect(messages(unknown)).toEqual(['campo: Candidato não tem o campo naoExiste'])
  })

  test('who may not change the fields does not change them', async () => {
    const client = await app.clientWithout('ROLE_CAD_CAMPO_EMPRESA')
    expect((await client.put(`${campos}/produto`, { entidade, campo: 'nomeSocial', oculto: true })).statusCode).toBe(
      403,
    )
    expect((await client.get(`${campos}/formulario?entidade=${entidade}`)).statusCode).toBe(403)
  })

  test('another process of the server knows the change within a second', async () => {
    const other = await secondServer()
    const client = await login(other, 'admin')
    await client.put('/api/userinfo/empresa', { empresaId: 1 })
    const title = async () => (await client.get(`/api/schemas/${entidade}`)).json().properties.nomeSocial.title
    expect(await title()).not.toBe('Tratamento')
    await say({ campo: 'nomeSocial', rotulo: 'Tratamento' })
    await expect.poll(title, { timeout: 10_000 }).toBe('Tratamento')
    await other.close()
  })
})

async function secondServer() {
  const { prumo } = app.fastify
  const fastify = await buildApp({
    database: app.database,
    env: prumo.env,
    model: prumo.model,
    runtimes: new Runtimes(prumo.model),
    registry,
    logger: false,
  })
  await fastify.ready()
  return fastify
}

describe('a new version of the product', () => {
  const base = () => app.fastify.prumo.model
  const row = { id: 1, entidade, obrigatorio: false, oculto: false }
  const conflicts = (one: object) => {
    const rows = [{ ...row, ...one }] as Parameters<typeof conflictsOf>[1]
    const shipped = base().entities.get(entidade)
    return shipped === undefined ? [] : conflictsOf(shipped, rows, base().entities).map(({ texto }) => texto)
  }

  test('what no longer exists, changed its name or took the name of a field of the company is told', () => {
    expect(conflicts({ proprio: false, campo: 'sumiu', rotulo: 'Apelido' })).toEqual([
      'O produto não tem mais o campo Apelido.',
    ])
    expect(
      conflicts({ proprio: false, campo: 'nome', rotulo: 'Pessoa', original: { rotulo: 'Nome completo' } }),
    ).toEqual(['O produto passou a chamar Nome completo de Nome; a empresa chama de Pessoa.'])
    expect(conflicts({ proprio: false, campo: 'nome', oculto: true, original: { rotulo: 'Nome' } })).toEqual([
      'Nome é exigido pelo produto e não pode ser ocultado: ele voltou a aparecer.',
    ])
    expect(conflicts({ proprio: true, campo: 'nome2', rotulo: 'Nome', tipo: 'TEXTO' })).toEqual([
      'O produto passou a ter um campo Nome, como o da empresa.',
    ])
    expect(
      conflicts({ proprio: true, campo: 'x', rotulo: 'Placa', tipo: 'TEXTO', aba: 'Antiga', original: { aba: true } }),
    ).toEqual(['O produto não tem mais a aba Antiga, onde fica Placa.'])
  })

  test('a field of the company whose tab is gone, or with the name of a new field, stays in the form', () => {
    const own = { ...row, proprio: true, campo: 'nome', rotulo: 'Nome', tipo: 'TEXTO' as const, aba: 'Antiga' }
    const entity = companyModel(base(), [own]).entities.get(entidade)
    expect(entity?.form.at(-1)).toMatchObject({ tab: 'Antiga', fields: ['extras.nome'] })
    expect(entity?.fields.filter(({ name }) => name === 'nome')).toHaveLength(1)
  })
})
