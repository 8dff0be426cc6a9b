import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, CPF, createTestApp, loginCandidato, type Response, type TestApp } from '#tests/helpers/app.ts'

/**
 * Every call of the portal, as the running server names them: whoever adds one is asked here without doing anything. The demo candidate of company
 * 1 tries what is another's: of the same company, of another, and of the users.
 */
let app: TestApp
let candidato: Client
let mine: number
let others: number[]

/** What another candidate is recognised by in an answer. */
const MARK = 'Segredo-Alheio'

beforeAll(async () => {
  app = await createTestApp()
  candidato = await loginCandidato(app)
  const [own] = await rows<{ id: number }>('select id from candidato where empresa_id = 1 and pessoal_cpf = $1', [CPF])
  mine = Number(own?.id)
  const found = await rows<{ id: number }>(
    `select id from (select id, empresa_id, row_number() over (partition by empresa_id order by id desc) as n from candidato
      where pessoal_cpf is distinct from $1) c where n <= 2`,
    [CPF],
  )
  others = found.map(({ id }) => Number(id))
  await rows('update candidato set nome = $2 || id, contato_email = lower($2) || id || $3 where id <> $1', [
    mine,
    MARK,
    '@pessoas.example',
  ])
})
afterAll(() => app?.close())

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

const isPortal = (url: string): boolean => url.startsWith('/api/externo/')
const portal = () =>
  app.fastify.guardedRoutes.filter(({ url, method }) => isPortal(url) && method !== 'HEAD' && method !== 'OPTIONS')
const own = () => portal().filter(({ authority }) => authority === 'CANDIDATO')

/** What is served before the terms are accepted: the terms, who is there, and the rights over his data that the law gives him. */
const BEFORE_TERMS = [
  'GET /api/externo/candidatos/:id/termo',
  'GET /api/externo/privacidade',
  'GET /api/externo/privacidade/dados',
  'GET /api/externo/userinfo',
  'PATCH /api/externo/candidatos/:id/aceita-termo',
  'POST /api/externo/privacidade/apagamento',
  'POST /api/externo/userinfo/sensedata',
  'PUT /api/externo/privacidade/consentimento',
]

test('a candidate who has not accepted the terms reads nothing, changes nothing and does not apply, by any call', async () => {
  const accepted = async (value: boolean, versao: string | null = null) => {
    await rows('update candidato set aceito_politica_seguranca = $2, versao_termo = $3 where id = $1', [
      mine,
      value,
      versao,
    ])
    app.fastify.prumo.sessions.forget()
  }
  const refused = async () => {
    const found: string[] = []
    for (const { method, url } of own()) {
      // it would accept them
      if (url.endsWith('/aceita-termo')) continue
      const at = url.replace(/:\w+|\*/g, String(mine))
      const answer = await candidato.send({
        method: method as 'GET',
        url: at,
        payload: method === 'GET' ? undefined : {},
      })
      if (answer.statusCode === 403 && answer.json().errors[0].code === 'TERMO_PENDENTE') found.push(`${method} ${url}`)
    }
    return found.sort()
  }
  const calls = own().map(({ method, url }) => `${method} ${url}`)
  const solicitacoes = await rows<{ id: number }>(
    `select a.solicitacao_id as id from anuncio a join solicitacao_pessoal s on s.empresa_id = a.empresa_id and s.id = a.solicitacao_id
     where a.empresa_id = 1 and a.exibir_modulo_externo and s.status = 'A' and not s.encerrada and not s.cancelada and not s.suspensa`,
  )
  const applies = async () => {
    const url = `/api/externo/candidatos?solicitacaoId=${solicitacoes[0]?.id}`
    const answer = await candidato.post(url)
    return [answer.statusCode, answer.statusCode < 400 ? undefined : answer.json().errors[0].code]
  }
  await accepted(false)
  expect(await refused()).toEqual(calls.filter((call) => !BEFORE_TERMS.includes(call)).sort())
  expect(calls.length).toBeGreaterThan(BEFORE_TERMS.length + 20)
  expect(await applies()).toEqual([403, 'TERMO_PENDENTE'])
  // an advert tells nothing of where he applied
  const listed = await candidato.get('/api/externo/anuncios?empresaId=1&size=100')
  expect([listed.statusCode, listed.body.includes('candidatura')]).toEqual([200, false])
  await accepted(true)
  expect((await applies())[1]).not.toBe('TERMO_PENDENTE')
  expect((await candidato.get(`/api/externo/candidatos/${mine}`)).statusCode).toBe(200)
  // another wording is asked for again
  await accepted(true, 'outra')
  expect((await candidato.get(`/api/externo/candidatos/${mine}`)).statusCode).toBe(403)
  // accepting counts at once, taking it back too
  const read = async () => (await candidato.get(`/api/externo/candidatos/${mine}`)).statusCode
  expect((await candidato.patch(`/api/externo/candidatos/${mine}/aceita-termo`)).statusCode).toBe(204)
  expect(await read()).toBe(200)
  expect((await candidato.put('/api/externo/privacidade/consentimento', { aceito: false })).statusCode).toBe(204)
  expect(await read()).toBe(403)
  await accepted(true)
})

/** Everything that could belong to somebody, but the trail of what was tried. */
const TABLES = `select table_name as nome from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'
  and table_name not in ('sessao', 'tentativa_login', 'aparelho_conhecido', 'link_unico', 'registro_seguranca', 'uso_tela')`

/** What is stored about everybody but the session's candidate, as one fingerprint per table. */
async function fingerprint(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { nome } of await rows<{ nome: string }>(`${TABLES} order by 1`)) {
    const columns = await rows<{ c: string }>(
      'select column_name as c from information_schema.columns where table_schema = current_schema() and table_name = $1',
      [nome],
    )
    const has = (column: string) => columns.some(({ c }) => c === column)
    const foreign = has('candidato_id')
      ? 'candidato_id is distinct from $1'
      : nome === 'candidato'
        ? 'id <> $1'
        : has('cpf') || nome === 'usuario' || nome === 'talento' || nome.startsWith('empresa')
          ? '$1::bigint is not null'
          : undefined
    if (!foreign) continue
    const [row] = await rows<{ print: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from "${nome}" t where ${foreign}`,
      [mine],
    )
    found[nome] = row?.print ?? ''
  }
  return found
}

const body = { senha: 'x', motivo: 'x', nome: 'Invasor', aceito: false, respostas: [], candidato: { id: 0 } }
const ask = (who: Client, method: string, url: string): Promise<Response> =>
  who.send({ method: method as 'GET', url, payload: method === 'GET' ? undefined : body })

/** Ends the session that asks, or is what this test has to keep: nobody's id stands in it. */
const ending = /\/(logout|login)$/

test('the portal answers to who is not logged in only what is public', async () => {
  expect(own().length).toBeGreaterThan(12)
  for (const { method, url } of own()) {
    const answer = await ask(app.nobody, method, url.replace(/:\w+/g, String(mine)))
    expect([method, url, answer.statusCode]).toEqual([method, url, 401])
  }
})

test('with the id of another nothing is read and nothing changed, in no call of the portal', async () => {
  const entities = [
    'candidato_solicitacao',
    'entrevista',
    'avaliacao_candidato',
    'candidato_documento',
    'exame_palografico',
  ]
  const ids = [...others]
  for (const table of entities) {
    const found = await rows<{ id: number }>(
      `(select id from ${table} where candidato_id <> $1 order by id limit 1) union all (select id from ${table} where candidato_id <> $1 order by id desc limit 1)`,
      [mine],
    )
    ids.push(...found.map(({ id }) => Number(id)))
  }
  const before = await fingerprint()
  const routes = portal().filter(({ url }) => url.includes('/:') && !ending.test(url))
  expect(routes.length).toBeGreaterThan(6)
  for (const { method, url, authority } of routes)
    for (const id of new Set(ids)) {
      // ids of one register may be his in another: only what is surely another's is expected to be refused
      for (const tried of [url.replace(/:\w+/g, String(id)), withOwnFirst(url, id)]) {
        const answer = await ask(candidato, method, tried)
        const told = `${method} ${tried} → ${answer.statusCode}`
        expect([told, answer.statusCode < 500]).toEqual([told, true])
        expect([told, answer.body.includes(MARK)]).toEqual([told, false])
        if (authority === 'CANDIDATO' && url.startsWith('/api/externo/candidatos/:') && others.includes(id))
          expect([told, tried === withOwnFirst(url, id) || answer.statusCode >= 400]).toEqual([told, true])
      }
    }
  const queries = ['candidatoId', 'candidato', 'id', 'filter.id', 'q', 'cpf']
  for (const { url } of own().filter(({ method, url: each }) => method === 'GET' && !each.includes('/:')))
    for (const name of queries) {
      const answer = await ask(candidato, 'GET', `${url}?${name}=${name === 'q' ? MARK : others[0]}`)
      expect([url, name, answer.body.includes(MARK)]).toEqual([url, name, false])
    }
  expect(await fingerprint()).toEqual(before)
}, 180_000)

/** The own id in the first place, another's further on: his document under one's own address. */
function withOwnFirst(url: string, id: number): string {
  let first = true
  return url.replace(/:\w+/g, () => {
    const value = first && url.indexOf(':') !== url.lastIndexOf(':') ? mine : id
    first = false
    return String(value)
  })
}

test('the cookie of a candidate opens no internal call', async () => {
  const reached: string[] = []
  const inside = app.fastify.guardedRoutes.filter(
    ({ authority, method }) => authority !== 'PUBLIC' && authority !== 'CANDIDATO' && method !== 'HEAD',
  )
  expect(inside.length).toBeGreaterThan(500)
  for (const { method, url } of inside) {
    const answer = await ask(candidato, method, url.replace(/:\w+|\*/g, '1'))
    if (answer.statusCode !== 401) reached.push(`${method} ${url} ${answer.statusCode}`)
  }
  expect(reached).toEqual([])
}, 180_000)

test('who guesses passwords or CPFs is stopped: at the log-in, at the look-up of companies and at the erasure of the registration', async () => {
  const guess: [string, () => Promise<Response>][] = [
    ['login', () => app.nobody.post('/api/externo/login', { cpf: '11144477735', senha: 'errada', empresaId: 1 })],
    ['empresas-por-cpf', () => app.nobody.get('/api/externo/candidatos/empresas-por-cpf?cpf=11144477735')],
    ['apagamento', () => candidato.post('/api/externo/privacidade/apagamento', { senha: 'errada' })],
  ]
  for (const [what, attempt] of guess) {
    let answer = await attempt()
    for (let tries = 1; tries < 15 && answer.statusCode !== 429; tries++) answer = await attempt()
    expect([what, answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([what, 429, true])
  }
})
