import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { acoesDe, errorsOf, messageOf, PESQUISAS, RESPOSTAS, type Stored } from './pesquisas.ts'

/** 'Relatório do Questionário': participants and answers on paper — spec 2 §7 'Surveys' */
const RELATORIO = '/api/pesquisa/colaborador-questionario/relatorio'
let app: TestApp
let admin: Client
let gente5: { area: { id: number }; ids: number[] }
let nomeada: Stored
let anonima: Stored

const { rows, passo, pesquisa, gente, copias, abre } = acoesDe(() => ({ app, admin }))
const NOTA = { texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const TEXTO = { texto: 'O que mudar?', tipo: 3, obrigatoria: false }
const doQuestionario = ({ questionario }: RecordData) => (questionario as { id: number }).id

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  gente5 = await gente('Papel', 5, 896_100)
  const publico = { quem: 'CRITERIOS', areasOrganizacionais: [gente5.area] }
  const pronta = async (body: RecordData) => {
    const one = await pesquisa({ publico, ...body }, [NOTA, TEXTO])
    await passo(one, 'libera')
    return (await admin.get(`${PESQUISAS}/${one.id}`)).json() as Stored
  }
  nomeada = await pronta({ titulo: 'Papel com nome', anonima: false })
  anonima = await pronta({ titulo: 'Papel sem nome' })
  const [um, dois] = await copias(nomeada)
  await responde(um?.id, { respondidoParcialmente: false }, 8, 'Mais luz.')
  await responde(dois?.id, { respondidoParcialmente: true }, 3, 'Ainda penso.')
}, 120_000)
afterAll(() => app?.close())

async function responde(copia: number | undefined, como: RecordData, nota: number, comentario: string): Promise<void> {
  const { perguntas } = (await admin.get(`/api/avaliacao/avaliacoes/${copia}/questionario`)).json() as {
    perguntas: { id: number }[]
  }
  const respostas = [
    { perguntaId: perguntas[0]?.id, nota },
    { perguntaId: perguntas[1]?.id, comentario },
  ]
  const answer = await admin.post(`${RESPOSTAS}/${copia}`, { ...como, respostas })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function papel(de: Stored, more: RecordData = {}, client = admin): Promise<string> {
  const answer = await client.post(RELATORIO, { questionarioId: doQuestionario(de), ...more })
  expect([answer.statusCode, answer.headers['content-type']], answer.body.slice(0, 200)).toEqual([
    200,
    'application/pdf',
  ])
  return (await pagesOf(answer.rawPayload)).join(' ')
}

test('[REL-avaliacao/colaborador-questionario/pesquisa/relatorio: rows, ties] of a named survey it says who answered what, who has begun and who owes', async () => {
  const text = await papel(nomeada)
  for (const dito of ['Papel com nome', 'Papel 1', 'Papel 5', 'Parcialmente respondida', 'Não respondida', '8 de 10'])
    expect(text).toContain(dito)
  expect(text).toMatch(/Mais luz\./)
  // what somebody has only begun is his own
  expect(text).not.toMatch(/Ainda penso|3 de 10/)
  expect(await papel(nomeada, { situacao: 'N', idTurma: 0 })).not.toMatch(/Papel 1|Mais luz/)
  expect(await papel(nomeada, { colaboradorId: gente5.ids[0] })).not.toContain('Papel 2')
  expect(await papel(nomeada, { q: 'papel 3' })).not.toContain('Papel 1')
})

test('[REL-avaliacao/colaborador-questionario/pesquisa/relatorio: areas, companies, empty] answers are for who may read single ones, people for who sees them', async () => {
  const semRespostas = await app.clientWithout('ROLE_PESQUISA_RESULTADOS', ['ROLE_PESQUISA_EXCLUIR_RESPOSTAS'])
  const text = await papel(nomeada, {}, semRespostas)
  expect(text).toContain('Papel 1')
  expect(text).not.toContain('Mais luz')
  const semGente = await app.clientWithout('ROLE_PESQUISA_VER_PARTICIPANTES')
  const status = async (client: Client, body: RecordData = { questionarioId: doQuestionario(nomeada) }) => {
    const answer = await client.post(RELATORIO, body)
    return [answer.statusCode, messageOf(answer)]
  }
  expect((await status(semGente))[0]).toBe(403)
  expect((await status(await login(app, 'rh2')))[0]).not.toBe(200)
  const gestora = await app.clientWithout('ROLE_CAD_WEBHOOK')
  await rows(
    `update usuario_empresa set restringir_areas = true, areas_ids = '[1]' where usuario_id = (select id from usuario where login = 'sem-role-cad-webhook')`,
  )
  app.fastify.prumo.sessions.forget()
  expect(await status(gestora)).toEqual([404, 'Nenhum participante encontrado.'])
  expect((await status(admin, { questionarioId: 999_999 }))[0]).toBe(404)
  expect(errorsOf(await admin.post(RELATORIO, { cor: 'azul' })).map(([field]) => field)).toContain('questionarioId')
})

test('of an anonymous survey it gives participation, figures once it is closed and never a person', async () => {
  const pessoa = await admin.post(RELATORIO, {
    ...{ questionarioId: doQuestionario(anonima), colaboradorId: gente5.ids[0] },
  })
  expect([pessoa.statusCode, messageOf(pessoa)]).toEqual([
    409,
    'As respostas desta pesquisa são anônimas: ninguém as vê uma a uma.',
  ])
  for (const { id } of await copias(anonima)) {
    const { mostra, codigo, stranger } = await abre(id)
    const respostas = [
      { perguntaId: mostra.perguntas[0]?.id, nota: 9 },
      { perguntaId: mostra.perguntas[1]?.id, comentario: 'Segredo' },
    ]
    expect((await stranger.post('/api/externo/questionarios', { codigo, respostas })).statusCode).toBe(200)
  }
  const antes = await papel(anonima)
  expect(antes).toContain('Papel 1')
  expect(antes).not.toMatch(/Resultados|Que nota|Segredo/)
  await passo(anonima, 'encerra')
  const depois = await papel(anonima)
  expect(depois).toMatch(
    /Que nota\? NPS 100\s+·\s+média 9 de 10\s+·\s+100% favorável\s+·\s+5 respostas\s+Nota 9\s+5\s+100%/,
  )
  expect(depois).not.toContain('Segredo')
  // of a choice of people no other figures are made
  expect(await papel(anonima, { q: 'Papel 1' })).toContain('5 respostas')
  const semResultados = await app.clientWithout('ROLE_PESQUISA_RESULTADOS', ['ROLE_PESQUISA_EXCLUIR_RESPOSTAS'])
  expect(await papel(anonima, {}, semResultados)).not.toContain('Que nota')
})
