import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { act, create, type Stored } from '../solicitacao/solicitacao.ts'

// What is printed of one record, by the lines within it: ties, parts with nothing in them, who does not see it.
let app: TestApp
let admin: Client
let gestora: Client
let rh: Client
let rh2: Client
let pedido: Stored
let candidato: Stored

const dense = (text: string) => text.replaceAll(/\s+/g, '')
const made = async (path: string, body: RecordData): Promise<Stored> => {
  const answer = await rh.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
const pdfOf = async (path: string, client = rh) => {
  const answer = await client.get(`/api/${path}/pdf`)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return dense((await pagesOf(answer.rawPayload)).join(''))
}
const statuses = async (path: string) =>
  Promise.all([gestora, rh2].map(async (client) => (await client.get(`/api/${path}/pdf`)).statusCode))
/** That each stands behind the one before. */
function inOrder(paper: string, ...words: string[]): void {
  const places = words.map((each) => paper.indexOf(dense(each)))
  expect([places.every((at) => at >= 0), words]).toEqual([true, words])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

beforeAll(async () => {
  app = await createTestApp()
  ;[admin, rh, rh2] = [await login(app, 'admin'), await login(app, 'rh'), await login(app, 'rh2')]
  gestora = await managerOf(app, admin)
  const area = await admin.post('/api/cargo-salario/areas-organizacionais', { nome: 'Área da impressão' })
  pedido = await create(rh, { descricao: 'Pedido impresso', areaOrganizacional: { id: (area.json() as Stored).id } })
  const juntas = { dataAdmissao: '2019-01-02', dataDesligamento: '2020-01-02', checkNomeCargo: true }
  candidato = await made('captacao/candidatos', {
    nome: 'Lia Impressa',
    experiencias: [
      { empresa: 'Zênite', nomeMercado: 'Costureira', ...juntas },
      { empresa: 'Alvorada', nomeMercado: 'Bordadeira', ...juntas },
      { empresa: 'A de antes', nomeMercado: 'Aprendiz', ...juntas, dataAdmissao: '2018-01-02' },
    ],
  })
})
afterAll(() => app?.close())

test('[REL-captacao/candidato/curriculo/impressao: ties, empty] CV: experiences of the same days stay as they were written, and a part without anything has no title', async () => {
  const answer = await rh.post(`/api/captacao/candidatos/${candidato.id}/imprimir-curriculo`, {})
  expect(answer.statusCode).toBe(200)
  const paper = dense((await pagesOf(answer.rawPayload)).join(''))
  inOrder(paper, 'Experiências Profissionais', 'Zênite', 'Alvorada', 'A de antes')
  for (const title of ['Formação Acadêmica', 'Idiomas', 'Certificados', 'Cursos', 'Conhecimentos', 'Endereço'])
    expect(paper).not.toContain(dense(title))
})

test('[REL-captacao/solicitacao-pessoal/impressao: ties, empty, areas, companies] request: what happened at the same moment stays in the order it happened; who does not see the area does not print it', async () => {
  await act(admin, pedido.id, 'status', { status: 'A' })
  await act(admin, pedido.id, 'encerra', { dataEncerramento: app.today(), obsEncerra: 'Contratada outra' })
  await sql('update solicitacao_pessoal_evento set data = $2 where solicitacao_pessoal_id = $1', [
    pedido.id,
    '2026-03-02T12:00:00-03:00',
  ])
  const path = `captacao/solicitacoes-pessoal/${pedido.id}`
  const paper = await pdfOf(path)
  const historico = paper.slice(paper.indexOf('Histórico'))
  const em = '02/03/2026 12:00'
  inOrder(historico, `${em}Criação`, `${em}Alteração de status`, `${em}Encerramento`)
  expect(historico.match(/02\/03\/202612:00/g)).toHaveLength(3)
  // neither districts nor tests were chosen
  expect(paper).not.toContain('Bairros')
  expect(await statuses(path)).toEqual([404, 404])
})

test("[REL-captacao/avaliacao-candidato/impressao: ties, empty, areas, companies] evaluation: tied aspects stay in the order of the questions; without answers no result; another's area is not printed", async () => {
  const nota = { tipo: 'NOTA', peso: 1, notaMinima: 0, notaMaxima: 10 }
  const modelo = await made('captacao/modelos-avaliacao-candidato', {
    titulo: 'Prova impressa',
    percentualAprovacao: 60,
    perguntas: [
      { texto: 'Como zela?', aspecto: 'Zelo', ...nota },
      { texto: 'Como atende?', aspecto: 'Atenção', ...nota },
    ],
  })
  const { id } = await made('captacao/avaliacoes', {
    candidato: { id: candidato.id },
    avaliacao: { id: modelo.id },
    solicitacao: { id: pedido.id },
  })
  const path = `captacao/avaliacoes/${id}`
  const antes = await pdfOf(path)
  inOrder(antes, 'Prova impressa', 'A responder', '1. Como zela?', 'Sem resposta', '2. Como atende?')
  for (const words of ['Resultado', 'Performance', 'Avaliador']) expect(antes).not.toContain(words)
  const { respostas } = (await rh.get(`/api/${path}/resultado`)).json() as { respostas: { perguntaId: number }[] }
  const body = { respostas: respostas.map(({ perguntaId }) => ({ perguntaId, nota: 7.5 })) }
  expect((await rh.put(`/api/${path}/respostas`, body)).statusCode).toBe(200)
  const depois = await pdfOf(path)
  // (7.5/10 + 7.5/10) / 2 of each aspect and of all
  inOrder(depois, '75%Performance', 'Atingiu o mínimo de 60%', 'Zelo75%', 'Atenção75%', 'Avaliador')
  expect(depois.match(/7,5de10/g)).toHaveLength(2)
  expect(await statuses(path)).toEqual([404, 404])
})
