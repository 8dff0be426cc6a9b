import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { AVALIACOES, cenaAnonima, type Equipe, EXTERNO, refused } from './cena-anonima.ts'
import { acoesDoLink, ENTREGA } from './link-cena.ts'
import { errorsOf, messageOf, PESQUISAS, RESPOSTAS } from './pesquisas.ts'

/** Bad input to anonymous surveys, in the product, by a personal and by the public link — issue 20 */
let app: TestApp
let admin: Client
let lider: Client
let equipe: Equipe
let stranger: Client

const cena = cenaAnonima(() => ({ app, admin, lider, equipe }))
const { rows, passo, copias, corpo, abre, liberada, daLider, envia, todosRespondem, folhas } = cena
const { aberta, folha } = acoesDoLink(() => ({ app, admin, stranger }))
const GASTO = 'Este link já foi usado, venceu ou não é mais necessário.'
const CINCO_MB = 'x'.repeat(5 * 1024 * 1024)
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>'

interface Vista {
  perguntas: { id: number; opcoes?: { id: number }[] }[]
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  stranger = new Client(app)
  ;({ lider, ...equipe } = await cena.equipe('Entradas', 894_200))
  await rows("update talento set contato_email = 'p' || id || '@exemplo.com.br' where id = any($1)", [equipe.ids])
}, 120_000)
afterAll(() => app?.close())

/** What does not fit the first survey: an option and a question of another one, a mark out of range, texts that are too long. */
const erradas = ({ perguntas: [nota, cor, texto] }: Vista, { perguntas: alheias }: Vista): [RecordData[], number][] => {
  const boa = { perguntaId: nota?.id, nota: 5 }
  return [
    [[boa, { perguntaId: cor?.id, respostaId: alheias[1]?.opcoes?.[0]?.id }], 400],
    [[boa, { perguntaId: alheias[2]?.id, comentario: 'de outra' }], 400],
    [[{ ...boa, nota: 11 }], 400],
    [[boa, { perguntaId: texto?.id, comentario: 'x'.repeat(4001) }], 400],
    [[boa, { perguntaId: texto?.id, comentario: CINCO_MB }], 413],
  ]
}

test('in the product: what does not fit, a second hand-in and one after the end put nothing into the urn', async () => {
  const [one, outra] = [await liberada('Entradas'), await liberada('Outra')]
  const copia = await daLider(one)
  const vista = async (id?: number) => (await lider.get(`${AVALIACOES}/${id}/questionario`)).json() as Vista
  for (const [respostas, status] of erradas(await vista(copia), await vista(await daLider(outra))))
    for (const call of [
      () => lider.post(`${RESPOSTAS}/${copia}`, { respostas }),
      () => lider.put(`${AVALIACOES}/${copia}/respostas`, { respostas, respondidoParcialmente: true }),
    ]) {
      const answer = await call()
      expect([answer.statusCode, await folhas(one)], answer.body.slice(0, 200)).toEqual([status, 0])
      expect(messageOf(answer)).not.toBe('')
    }
  const both = await Promise.all([envia(copia), envia(copia)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect([messageOf(await envia(copia)), await folhas(one)]).toEqual(['A avaliação já foi respondida.', 1])
  const tarde = await daLider(outra)
  await passo(outra, 'encerra')
  expect(refused(await envia(tarde))).toEqual([409, 'A pesquisa já foi encerrada.'])
})

test('by a personal link: the same, and the link is not used up by what was refused', async () => {
  const [one, outra] = [await liberada('Por link'), await liberada('Outra por link')]
  const [, copia] = await copias(one)
  const { mostra, codigo } = await abre(copia?.id ?? 0)
  const alheia = await abre((await copias(outra))[1]?.id ?? 0)
  for (const [respostas, status] of erradas(mostra, alheia.mostra as Vista)) {
    const answer = await stranger.post(EXTERNO, { codigo, respostas })
    expect([answer.statusCode, await folhas(one)], answer.body.slice(0, 200)).toEqual([status, 0])
    expect(messageOf(answer)).not.toBe('')
  }
  const respostas = [{ perguntaId: mostra.perguntas[0]?.id, nota: 5 }]
  const both = await Promise.all([1, 2].map(() => stranger.post(EXTERNO, { codigo, respostas })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect([errorsOf(await stranger.post(EXTERNO, { codigo, respostas })), await folhas(one)]).toEqual([
    ...[[['codigo', GASTO]], 1],
  ])
  // the last day is over, and nothing has closed it yet
  const doutra = [{ perguntaId: (alheia.mostra as Vista).perguntas[0]?.id, nota: 5 }]
  await rows("update pesquisa set data_ini = '2020-01-01', data_fim = '2020-01-31' where id = $1", [outra.id])
  const late = await stranger.post(EXTERNO, { codigo: alheia.codigo, respostas: doutra })
  expect([...refused(late), await folhas(outra)]).toEqual([409, 'O período da pesquisa terminou.', 0])
  await rows("update pesquisa set data_fim = '2099-12-31' where id = $1", [outra.id])
  await passo(outra, 'encerra')
  const closed = await stranger.post(EXTERNO, { codigo: alheia.codigo, respostas: doutra })
  expect([...refused(closed), await folhas(outra)]).toEqual([409, 'A pesquisa já foi encerrada.', 0])
})

test('by the public link: a form that was kept hands nothing in once the survey is closed, or its link is', async () => {
  const { one, codigo } = await aberta()
  const guardada = await folha(codigo, 9)
  await admin.put(`${PESQUISAS}/${one.id}/link-publico/fecha`, {})
  expect((await stranger.post(ENTREGA, guardada)).statusCode).toBe(404)
  await admin.put(`${PESQUISAS}/${one.id}/link-publico/abre`, {})
  await passo(one, 'encerra')
  const tarde = await stranger.post(ENTREGA, guardada)
  expect([tarde.statusCode, messageOf(tarde), await folhas(one)]).toEqual([409, 'A pesquisa já foi encerrada.', 0])
})

test('people, areas, establishments, positions and groups of another company are no audience', async () => {
  const alheio = async (table: string) =>
    (await rows<{ id: number }>(`select id::int as id from ${table} where empresa_id = 2 limit 1`))[0]?.id
  for (const [campo, table] of [
    ['talentos', 'talento'],
    ['excetoTalentos', 'talento'],
    ['areasOrganizacionais', 'area_organizacional'],
    ['estabelecimentos', 'estabelecimento'],
    ['cargos', 'cargo'],
    ['gruposOcupacionais', 'grupo_ocupacional'],
  ] as const) {
    const id = await alheio(table)
    expect(id, table).toBeDefined()
    const publico = { quem: 'CRITERIOS', talentos: [{ id: equipe.ids[0] }], [campo]: [{ id }] }
    const answer = await admin.post(PESQUISAS, corpo({ publico }))
    expect([answer.statusCode, errorsOf(answer)[0]?.[0]], campo).toEqual([400, `publico.${campo}`])
  }
})

test('script in the title, the presentation and comments stays text; five megabytes of it are refused', async () => {
  for (const campo of ['cabecalho', 'agradecimento', 'titulo']) {
    const answer = await admin.post(PESQUISAS, corpo({ [campo]: CINCO_MB }))
    expect([answer.statusCode, messageOf(answer) === ''], campo).toEqual([413, false])
  }
  const longo = await admin.post(PESQUISAS, corpo({ cabecalho: 'x'.repeat(10_001) }))
  expect([longo.statusCode, errorsOf(longo)[0]?.[0]]).toEqual([400, 'cabecalho'])
  await rows('delete from email_saida')
  const one = await liberada(`Com ${SCRIPT}`.slice(0, 100), { cabecalho: SCRIPT })
  const cartas = await rows<{ html: string }>('select html from email_saida')
  const abertas = cartas.map(({ html }) => app.fastify.prumo.secrets.unseal('email', html) ?? html)
  expect(abertas.length).toBeGreaterThan(0)
  expect(abertas.filter((html) => /<script|<img/.test(html))).toEqual([])
  await todosRespondem(one, () => SCRIPT)
  await passo(one, 'encerra')
  const lidos = await admin.get(`${PESQUISAS}/${one.id}/comentarios`)
  expect(lidos.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(lidos.headers['content-type']).toMatch(/^application\/json/)
  const { comentarios } = lidos.json() as { comentarios: { texto: string }[] }
  expect(new Set(comentarios.map(({ texto }) => texto))).toEqual(new Set([SCRIPT]))
})

test('a guessed, a replaced, an old and a used link, and one of a survey that is gone, are told the same', async () => {
  const one = await liberada('Links')
  const [, segunda, terceira, quarta] = await copias(one)
  const trocado = await abre(segunda?.id ?? 0)
  const novo = await abre(segunda?.id ?? 0)
  const usado = await abre(terceira?.id ?? 0)
  const velho = await abre(quarta?.id ?? 0)
  await rows("update link_unico set expira_em = now() - interval '1 minute' where registro_id = $1", [quarta?.id])
  const respostas = [{ perguntaId: usado.mostra.perguntas[0]?.id, nota: 1 }]
  expect((await usado.stranger.post(EXTERNO, { codigo: usado.codigo, respostas })).statusCode).toBe(200)
  const gone = await liberada('Recolhida')
  const recolhido = await abre((await copias(gone))[1]?.id ?? 0)
  await passo(gone, 'prepara')
  const codigos = ['x'.repeat(43), ...[trocado, usado, velho, recolhido].map((each) => each.codigo)]
  for (const [url, body] of [
    [`${EXTERNO}/mostra`, {}],
    [EXTERNO, { respostas }],
  ] as const) {
    const said = []
    for (const codigo of codigos) said.push(await new Client(app).post(url, { codigo, ...body }))
    expect(new Set(said.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size, url).toBe(1)
    expect([said[0]?.statusCode, said[0] && errorsOf(said[0])]).toEqual([400, [['codigo', GASTO]]])
  }
  expect((await novo.stranger.post(`${EXTERNO}/mostra`, { codigo: novo.codigo })).statusCode).toBe(200)
})
