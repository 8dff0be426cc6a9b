import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Block } from '#schemas/runtime/rich-text/block.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { acoesDoLink, RECOMENDA } from './link-cena.ts'
import { acoesDe, COPIAS, PESQUISAS, type Stored } from './pesquisas.ts'

/** The header of a survey is a rich text: written once, read by whoever answers as blocks, wherever he does — issue 20 §1 */
let app: TestApp
let admin: Client

const place = () => ({ app, admin, stranger: new Client(app) })
const { rows, pesquisa, passo, gente, copias, abre } = acoesDe(place)
const { aberta, mostra } = acoesDoLink(place)

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 120_000)
afterAll(() => app?.close())

const ESCRITO = `<h2 onclick="alert(1)">Sua voz conta</h2><p>Leia a <a href="https://exemplo.com.br/politica?a=1&amp;b=2" onclick="x()">política</a>,
<strong>sem pressa</strong>.</p><ul><li>Leva <em>cinco</em> minutos</li><li>Escreva a <a href="mailto:rh@exemplo.com.br">nós</a></li></ul>
<p><a href="javascript:alert(1)">aqui</a><img src=x onerror=alert(1)></p><script>alert(2)</script><style>p{color:red}</style>`

const LIMPO =
  '<h2>Sua voz conta</h2><p>Leia a <a href="https://exemplo.com.br/politica?a=1&amp;b=2">política</a>,\n<b>sem pressa</b>.</p>' +
  '<ul><li>Leva <i>cinco</i> minutos</li><li>Escreva a <a href="mailto:rh@exemplo.com.br">nós</a></li></ul>\n<p>aqui</p>'

/** 'kind: words', with what stands out in marks. */
const dito = (blocks: Block[]) =>
  blocks.map((block) => [
    block.kind,
    'runs' in block
      ? block.runs
          .map(({ text, bold, italic, link }) =>
            bold ? `*${text}*` : italic ? `_${text}_` : link ? `[${text}](${link})` : text,
          )
          .join('')
      : '',
  ])

const BLOCOS = [
  ['title', 'Sua voz conta'],
  ['paragraph', 'Leia a [política](https://exemplo.com.br/politica?a=1&b=2), *sem pressa*.'],
  ['item', 'Leva _cinco_ minutos'],
  ['item', 'Escreva a [nós](mailto:rh@exemplo.com.br)'],
  ['paragraph', 'aqui'],
]

const publica = { porLink: true }
const lida = async ({ id }: Stored) => (await admin.get(`${PESQUISAS}/${id}`)).json() as Stored & { cabecalho?: string }
const blocosDe = (dita: RecordData) => dito(dita.cabecalho as unknown as Block[])

test('what is written is kept without what runs, and whoever answers gets blocks, in the product, by his link and by the public one', async () => {
  const { ids } = await gente('Leitura', 5, 930_000_100)
  const publico = { quem: 'CRITERIOS', talentos: ids.map((id) => ({ id })) }
  const one = await pesquisa({ titulo: 'Com apresentação', cabecalho: ESCRITO, publico }, [RECOMENDA])
  expect((await lida(one)).cabecalho).toBe(LIMPO)
  await passo(one, 'libera')
  const [copia] = await copias(one)
  const porLink = await abre(copia?.id ?? 0)
  expect(blocosDe(porLink.mostra)).toEqual(BLOCOS)
  await rows("update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'lider')")
  const vincula = "update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1"
  await rows(vincula, [copia?.colaborador])
  const lider = await login(app, 'lider')
  for (const path of [`${COPIAS}/${copia?.id}/pesquisa`, `/api/avaliacao/avaliacoes/${copia?.id}/questionario`])
    expect(blocosDe((await lider.get(path)).json() as RecordData), path).toEqual(BLOCOS)

  const { codigo } = await aberta({ titulo: 'Pública com apresentação', cabecalho: ESCRITO })
  expect(dito((await mostra(codigo)).cabecalho ?? [])).toEqual(BLOCOS)
  expect((await new Client(app).post('/api/externo/pesquisas-por-link/mostra', { codigo })).body).not.toMatch(
    /<h2|javascript:|onerror/,
  )

  const papel = await admin.post(`${PESQUISAS}/${one.id}/imprimir`, {})
  const words = (await pagesOf(papel.rawPayload)).join(' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Sua voz conta Leia a política, sem pressa. • Leva cinco minutos • Escreva a nós')
  expect(words).not.toContain('<')
})

test('a header written plain, before it could be rich, is read line by line and stays until somebody writes it anew', async () => {
  const { one, codigo } = await aberta({ titulo: 'De antes' })
  const antiga = 'Primeira linha & mais\nSegunda, do <nome do setor>'
  await rows('update pesquisa set cabecalho = $2 where empresa_id = 1 and id = $1', [one.id, antiga])
  const linhas = [
    ['paragraph', 'Primeira linha & mais'],
    ['paragraph', 'Segunda, do <nome do setor>'],
  ]
  expect(dito((await mostra(codigo)).cabecalho ?? [])).toEqual(linhas)
  const antes = await lida(one)
  expect((await admin.put(`${PESQUISAS}/${one.id}`, { ...antes, agradecimento: 'Obrigado.' })).statusCode).toBe(200)
  expect((await lida(one)).cabecalho).toBe(antiga)
})

test('plain text is kept as paragraphs; what has nothing to read is no header', async () => {
  const plain = await pesquisa({ ...publica, titulo: 'Simples', cabecalho: 'Uma\nDuas < três & quatro' }, [RECOMENDA])
  expect((await lida(plain)).cabecalho).toBe('<p>Uma</p><p>Duas &lt; três &amp; quatro</p>')
  const nada = await pesquisa({ ...publica, titulo: 'Nada', cabecalho: '<script>alert(1)</script><p> </p>' }, [
    RECOMENDA,
  ])
  expect((await lida(nada)).cabecalho).toBeUndefined()
  const longa = await admin.post(PESQUISAS, { ...plain, id: undefined, titulo: 'Longa', cabecalho: 'a'.repeat(10_001) })
  expect([longa.statusCode, (longa.json() as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
    400,
    'cabecalho',
  ])
})

test('the trail says what changed in words', async () => {
  const one = await pesquisa({ ...publica, titulo: 'Com histórico', cabecalho: '<p>Antes</p>' }, [RECOMENDA])
  await admin.put(`${PESQUISAS}/${one.id}`, {
    ...(await lida(one)),
    cabecalho: '<h2>Depois</h2><ol><li>um</li><li>dois</li></ol>',
  })
  const { body } = await admin.get(`${PESQUISAS}/${one.id}/historico`)
  expect(body).toContain(JSON.stringify('Depois\n1. um\n2. dois').slice(1, -1))
  expect(body).not.toContain('<h2>')
})
