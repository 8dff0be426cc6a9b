import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema, XEntity } from '#schemas/runtime/written/written.ts'
import { followAll } from '#server/platform/crud/write/followers.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { loadWorld, serveWorld } from '../../../../entities/random/world.ts'

const register = (name: string, properties: Record<string, JsonSchema>, x: Partial<XEntity> = {}) => ({
  file: `loja/${name}.json`,
  schema: {
    title: name,
    type: 'object',
    additionalProperties: false,
    'x-entity': {
      plural: `${name}s`,
      route: `loja/${name}s`,
      scope: 'empresa',
      authority: `ROLE_CAD_${name.toUpperCase()}`,
      label: 'nome',
      ...x,
    },
    required: ['nome'],
    properties: { nome: { type: 'string', maxLength: 30, title: 'Nome' }, ...properties },
  } as JsonSchema,
})

const preco: JsonSchema = { type: 'number', minimum: 0, multipleOf: 0.01, title: 'Preço' }
const ref = (name: string): JsonSchema => ({ $ref: `${name}.json#/$defs/ref`, title: name })
const follows = (from: string): JsonSchema => ({ readOnly: true, 'x-field': { copies: { from, mode: 'followed' } } })

const { model, mistakes } = loadWorld([
  register('produto', { preco, lancado: { type: 'string', format: 'date', title: 'Lançado em' } }),
  register('oferta', {
    produto: ref('produto'),
    valor: { ...preco, ...follows('produto.preco') },
    lancado: { type: 'string', format: 'date', title: 'Lançado em', ...follows('produto.lancado') },
  }),
  register('vitrine', {
    oferta: ref('oferta'),
    valor: { ...preco, ...follows('oferta.valor') },
    nomeOferta: {
      type: 'string',
      maxLength: 30,
      title: 'Nome da oferta',
      'x-field': { copies: { from: 'oferta.nome', mode: 'kept' } },
    },
  }),
])

describe('values that follow other records', () => {
  let app: TestApp
  let admin: Client
  let produto: number
  let oferta: number
  let vitrine: number

  const post = async (route: string, body: object, client = admin) => {
    const answer = await client.post(`/api/loja/${route}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const get = async (route: string, id: number, client = admin) => (await client.get(`/api/loja/${route}/${id}`)).json()

  beforeAll(async () => {
    app = await serveWorld(model)
    admin = await login(app, 'admin')
    produto = (await post('produtos', { nome: 'Luva', preco: 10.1, lancado: '2026-01-31' })).id
    oferta = (await post('ofertas', { nome: 'Luva em oferta', produto: { id: produto } })).id
    vitrine = (await post('vitrines', { nome: 'Frente', oferta: { id: oferta } })).id
  })
  afterAll(() => app.close())

  test('the definitions are valid', () => expect(mistakes).toEqual([]))

  test('a change goes on to what follows the follower, each with version and history', async () => {
    expect(await get('vitrines', vitrine)).toMatchObject({ valor: 10.1, nomeOferta: 'Luva em oferta', versao: 1 })
    const changed = await admin.patch(`/api/loja/produtos/${produto}`, {
      versao: 1,
      preco: 12.35,
      lancado: '2026-02-28',
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await get('ofertas', oferta)).toMatchObject({ valor: 12.35, lancado: '2026-02-28', versao: 3 })
    expect(await get('vitrines', vitrine)).toMatchObject({ valor: 12.35, nomeOferta: 'Luva em oferta', versao: 2 })
    const { rows } = await app.database.pool.query(
      "select entidade, campos, usuario_id, empresa_id from auditoria where entidade like 'loja/%' and operacao = 'alteracao' order by id",
    )
    const who = { usuario_id: 1, empresa_id: 1 }
    expect(rows).toEqual([
      expect.objectContaining({ entidade: 'loja/produto' }),
      { entidade: 'loja/oferta', campos: { valor: { de: 10.1, para: 12.35 } }, ...who },
      { entidade: 'loja/vitrine', campos: { valor: { de: 10.1, para: 12.35 } }, ...who },
      { entidade: 'loja/oferta', campos: { lancado: { de: '2026-01-31', para: '2026-02-28' } }, ...who },
    ])
  })

  test('who has read the follower before is told that it changed', async () => {
    const stale = await get('ofertas', oferta)
    const { versao } = await get('produtos', produto)
    await admin.patch(`/api/loja/produtos/${produto}`, { versao, preco: 13 })
    const answer = await admin.put(`/api/loja/ofertas/${oferta}`, stale)
    expect([answer.statusCode, answer.json().errors?.[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
  })

  test('a bulk edit of sources changes their followers, and its undoing, too', async () => {
    const source = await get('produtos', produto)
    const bulk = await admin.post('/api/loja/produtos/edicao-em-lote', {
      registros: [{ id: produto, versao: source.versao }],
      valores: { preco: 20 },
    })
    expect(bulk.json(), bulk.body).toMatchObject({ alterados: 1 })
    expect((await get('vitrines', vitrine)).valor).toBe(20)
    const undone = await admin.post(`/api/loja/produtos/lotes/${bulk.json().loteId}/desfaz`)
    expect(undone.statusCode, undone.body).toBe(200)
    expect((await get('vitrines', vitrine)).valor).toBe(13)
  })

  test('an import of followers reads their sources', async () => {
    const sheet = Buffer.from('Nome;produto\r\nImportada;Luva')
    const answer = await admin.upload('/api/loja/ofertas/importacao', 'ofertas.csv', sheet, 'text/csv')
    expect(answer.json(), answer.body).toMatchObject({ importados: 1 })
    const { rows } = await app.database.pool.query("select valor from oferta where nome = 'Importada'")
    expect(rows).toEqual([{ valor: 13 }])
  })

  test('a followed field is told to whoever reads its source, and no one else', async () => {
    const outsider = await app.clientWithout('ROLE_CAD_PRODUTO_VER')
    const seen = await get('ofertas', oferta, outsider)
    expect(seen).toMatchObject({ nome: 'Luva em oferta' })
    expect(seen).not.toHaveProperty('valor')
    expect((await outsider.get('/api/loja/ofertas?sort=["valor","ASC"]')).statusCode).toBe(400)
    // what he stores follows all the same
    const { id } = await post('ofertas', { nome: 'De fora', produto: { id: produto } }, outsider)
    expect((await get('ofertas', id)).valor).toBe(13)
  })

  test('what came in beside the rules fits after the nightly job', async () => {
    await app.database.pool.query('update produto set preco = 15 where id = $1', [produto])
    expect((await get('vitrines', vitrine)).valor).toBe(13)
    expect(await followAll(app.fastify.prumo)).toBeGreaterThan(0)
    expect((await get('vitrines', vitrine)).valor).toBe(15)
    expect(await followAll(app.fastify.prumo)).toBe(0)
  })

  test('ten thousand followers change with their source in one go', async () => {
    await app.database.pool.query(
      "insert into oferta (empresa_id, nome, produto_id, valor) select 1, 'Muitas ' || n, $1, 15 from generate_series(1, 10000) n",
      [produto],
    )
    const { versao } = await get('produtos', produto)
    const begun = performance.now()
    expect((await admin.patch(`/api/loja/produtos/${produto}`, { versao, preco: 16 })).statusCode).toBe(200)
    const took = performance.now() - begun
    const { rows } = await app.database.pool.query('select count(*)::int as n from oferta where valor = 16')
    expect(rows[0].n).toBeGreaterThanOrEqual(10_000)
    expect(took).toBeLessThan(8000)
  })
})
