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

const areas = '/api/captacao/areas-interesse'
const deAreas = 'captacao/area-interesse'
const sayOfAreas = (more: object) => admin.put(`${campos}/produto`, { entidade: deAreas, campo: 'observacao', ...more })
const versaoDe = async () => {
  const form = (await admin.get(`${campos}/formulario?entidade=${deAreas}`)).json<{
    blocos: { campos: { campo: string; versao?: number }[] }[]
  }>()
  return form.blocos.flatMap((b) => b.campos).find((one) => one.campo === 'observacao')?.versao
}
const area = async (more: object = {}) => {
  const [one] = (await admin.get('/api/cargo-salario/areas-organizacionais?size=1')).json<{ id: number }[]>()
  return { nome: `Área ${++person}`, areasOrganizacionaisIds: [one?.id], ...more }
}

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
    await sayOfAreas({ obrigatorio: true })
    const refused = await admin.post(areas, await area())
    expect([refused.statusCode, messages(refused)]).toEqual([
      400,
      [expect.stringMatching(/^observacao: .* é obrigatóri[oa]$/)],
    ])
    await sayOfAreas({ versao: await versaoDe() })
    expect((await admin.post(areas, await area())).statusCode).toBe(201)
  })

  test('a hidden field is neither shown nor exported, and what was stored stays', async () => {
    const made = (await admin.post(areas, await area({ observacao: 'Da fábrica' }))).json()
    await sayOfAreas({ oculto: true })
    const headers = (await admin.get(`${areas}/exportacao?formato=csv&id=${made.id}`)).body.split('\r\n')[0]
    expect(headers).not.toContain('Observação')
    const saved = await admin.patch(`${areas}/${made.id}`, { observacao: 'Outra', versao: made.versao })
    expect([saved.statusCode, saved.json().observacao]).toEqual([200, 'Da fábrica'])
    await sayOfAreas({ versao: await versaoDe() })
    expect((await admin.get(`${areas}/${made.id}`)).json().observacao).toBe('Da fábrica')
  })

  test('which fields of candidates show and are demanded is said in one place, among the settings, password and source too', async () => {
    const settings = '/api/utilitario/empresas/configuracao'
    const before = (await admin.get(settings)).json()
    const lists = { camposCandidatoVisiveis: [], camposCandidatoObrigatorios: ['senha', 'comoFicouSabendoVaga'] }
    const saved = await admin.put(settings, { ...before, ...lists })
    expect(saved.statusCode, saved.body).toBe(200)
    for (const path of ['senha', 'comoFicouSabendoVaga', 'nomeSocial'])
      expect([path, await campo(path)]).toEqual([
        path,
        expect.objectContaining({ oculto: false, obrigatorio: path !== 'nomeSocial' }),
      ])
    const refused = await admin.post(url, { nome: 'Sem senha' })
    expect(messages(refused)).toEqual([
      'comoFicouSabendoVaga: Como Ficou Sabendo da Vaga é obrigatório',
      'senha: Senha é obrigatória',
    ])
    const where = 'Decidido na configuração da empresa, em Campos do candidato'
    for (const [name, path] of [
      ['oculto', 'nomeSocial'],
      ['obrigatorio', 'contato.email'],
    ] as const)
      expect(messages(await say({ campo: path, [name]: true }))).toEqual([`${name}: ${where}`])
    const again = (await admin.get(settings)).json()
    await admin.put(settings, { ...again, camposCandidatoObrigatorios: before.camposCandidatoObrigatorios ?? [] })
    expect(await campo('senha')).toMatchObject({ obrigatorio: false })
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
