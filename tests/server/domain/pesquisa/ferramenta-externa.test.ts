import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExternalToolStatus } from '#schemas/runtime/answers/surveys/external-tool.ts'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { startFakeFerramenta } from '#server/platform/integrations/ferramenta-pesquisa/fake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, messageOf, PESQUISAS, type Stored } from './pesquisas.ts'

/** Questions go to the external tool, and answers come back as sheets — spec 2 §7 'Surveys' */
const CALLS = '/api/pesquisa/questionarios'
let ferramenta: Awaited<ReturnType<typeof startFakeFerramenta>>
let app: TestApp
let admin: Client
let clima: Stored
let perguntas: { id: number }[]

const { rows, passo, pesquisa, gente } = acoesDe(() => ({ app, admin }))
const NOTA = { texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const TEXTO = { texto: 'Por quê?', tipo: 3, obrigatoria: false }
const doQuestionario = ({ questionario }: RecordData) => (questionario as { id: number }).id

beforeAll(async () => {
  ferramenta = await startFakeFerramenta()
  app = await createTestApp({ env: { FERRAMENTA_PESQUISA_URL: ferramenta.url, FERRAMENTA_PESQUISA_CHAVE: 'da-prova' } })
  admin = await login(app, 'admin')
  const { area } = await gente('Ferramenta', 6, 897_100)
  const one = await pesquisa({ publico: { quem: 'CRITERIOS', areasOrganizacionais: [area] } }, [NOTA, TEXTO])
  const cedo = await chama('envia-ferramenta-externa', one)
  expect([cedo.statusCode, messageOf(cedo)]).toEqual([409, 'A pesquisa ainda não foi liberada.'])
  await passo(one, 'libera')
  clima = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as Stored
  perguntas = (await admin.get(`${PESQUISAS}/${one.id}/perguntas`)).json() as { id: number }[]
}, 120_000)
afterAll(async () => {
  await app?.close()
  await ferramenta?.close()
})

const chama = (acao: string, de: RecordData = clima, client = admin) =>
  client.post(`${CALLS}/${doQuestionario(de)}/${acao}`, {})

/** Asks for work and waits for it. @returns state of the task and what it said */
async function faz(acao: 'envia-ferramenta-externa' | 'sincroniza'): Promise<unknown[]> {
  const answer = await chama(acao)
  expect(answer.statusCode, answer.body).toBe(202)
  await app.fastify.prumo.jobs.drain()
  const { estado, mensagem } = (
    await admin.get(`/api/tarefas/${(answer.json() as { tarefaId: string }).tarefaId}`)
  ).json() as RecordData
  return [estado, mensagem]
}
const status = async () =>
  (await admin.get(`${CALLS}/${doQuestionario(clima)}/status-sincronizacao`)).json() as ExternalToolStatus
const resposta = (id: string, nota: unknown, comentario?: string) => ({
  id,
  respostas: [
    { perguntaId: perguntas[0]?.id, nota },
    ...(comentario === undefined ? [] : [{ perguntaId: perguntas[1]?.id, comentario }]),
  ],
})

test('questions are sent once for each version, and nothing of a person with them', async () => {
  expect(await status()).toEqual({ configurada: true, recebidas: 0, recusadas: 0 })
  expect(await faz('sincroniza')).toEqual(['falhou', 'Envie antes as perguntas à ferramenta externa.'])
  expect(await faz('envia-ferramenta-externa')).toEqual(['concluida', '2 perguntas enviadas.'])
  expect(await faz('envia-ferramenta-externa')).toEqual(['concluida', 'Esta versão já foi enviada.'])
  expect(ferramenta.received).toHaveLength(1)
  const [{ authorization, path, body }] = ferramenta.received as [(typeof ferramenta.received)[0]]
  const [{ cnpj }] = (await rows<{ cnpj: string }>('select cnpj from empresa where id = 1')) as [{ cnpj: string }]
  expect([authorization, path]).toEqual(['Bearer da-prova', '/api/questionarios'])
  expect(body).toMatchObject({
    empresa: cnpj,
    questionario: {
      ...{ codigo: String(doQuestionario(clima)), versao: 1, titulo: 'Clima' },
      perguntas: [
        { ordem: 1, texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true },
        { ordem: 2, texto: 'Por quê?', tipo: 3, obrigatoria: false },
      ],
    },
  })
  expect(JSON.stringify(body)).not.toMatch(/Ferramenta \d|cpf|@/)
  expect(await status()).toMatchObject({ numeroVersao: 1, enviadoEm: expect.any(String), recebidas: 0 })
  await rows('update envio_externo set numero_versao = 9 where questionario_id = $1', [doQuestionario(clima)])
  expect(await faz('envia-ferramenta-externa')).toEqual(['concluida', '2 perguntas enviadas.'])
  expect(ferramenta.received).toHaveLength(2)
})

test('answers become sheets, each once however often they are asked for; what does not fit the questions is left out', async () => {
  ferramenta.respostas.push(resposta('a1', 9, 'Veio de fora'), resposta('a2', 11), resposta('a3', 9), {
    id: 'a4',
    respostas: 'x',
  })
  expect(await faz('sincroniza')).toEqual(['concluida', '2 respostas novas.'])
  expect(await faz('sincroniza')).toEqual(['concluida', 'Nenhuma resposta nova.'])
  ferramenta.respostas.push(...['a5', 'a6', 'a7'].map((id) => resposta(id, 9)))
  expect(await faz('sincroniza')).toEqual(['concluida', '3 respostas novas.'])
  expect(await status()).toMatchObject({ recebidas: 5, recusadas: 2, sincronizadoEm: expect.any(String) })
  // the list of what was taken has names alone
  const [uma] = await rows<RecordData>('select * from resposta_externa order by id limit 1')
  expect(Object.keys(uma ?? {}).toSorted()).toEqual(['empresa_id', 'id', 'identificador', 'questionario_id', 'versao'])
})

test('a failure is told, stays until something succeeds, and loses nothing', async () => {
  for (const [answer, dita] of [
    [{ status: 401 }, 'A ferramenta não aceitou a chave deste sistema.'],
    [{ status: 500 }, 'A ferramenta não respondeu como esperado.'],
    [{ status: 200, body: { outra: 1 } }, 'A ferramenta não respondeu como esperado.'],
  ] as const) {
    ferramenta.said.answer = answer
    expect((await faz('sincroniza'))[0]).not.toBe('concluida')
    expect(await status()).toMatchObject({ falha: dita, falhaEm: expect.any(String), recebidas: 5 })
  }
  ferramenta.said.answer = undefined
  expect(await faz('sincroniza')).toEqual(['concluida', 'Nenhuma resposta nova.'])
  expect(await status()).not.toHaveProperty('falha')
})

test('is for who may change surveys, of the company itself, and for anonymous surveys alone', async () => {
  const sem = await app.clientWithout('ROLE_CAD_PESQUISA_ALTERAR')
  for (const acao of ['envia-ferramenta-externa', 'sincroniza']) {
    expect((await chama(acao, clima, sem)).statusCode).toBe(403)
    expect([403, 404]).toContain((await chama(acao, clima, await login(app, 'rh2'))).statusCode)
  }
  const nomeada = await pesquisa({ titulo: 'Com nome', anonima: false, publico: { quem: 'TODOS' } }, [NOTA])
  const recusada = await chama('envia-ferramenta-externa', (await admin.get(`${PESQUISAS}/${nomeada.id}`)).json())
  expect([recusada.statusCode, messageOf(recusada)]).toEqual([
    409,
    'Só pesquisas anônimas vão à ferramenta externa: as respostas que ela devolve não dizem de quem são.',
  ])
})

test('what came counts in the results; once the survey is closed nothing comes any more', async () => {
  const volta = await admin.put(`${PESQUISAS}/${clima.id}/prepara`, {})
  expect([volta.statusCode, messageOf(volta)]).toEqual([
    409,
    'A pesquisa já tem respostas: ela não volta à preparação.',
  ])
  await passo(clima, 'encerra')
  const { celulas } = (await admin.get(`${PESQUISAS}/${clima.id}/resultados`)).json() as SurveyResults
  expect(celulas.find(({ corte }) => corte === '')).toMatchObject({
    titulo: 'Todos',
    n: 5,
    perguntas: [{ n: 5, media: 9 }],
  })
  const tarde = await chama('sincroniza')
  expect([tarde.statusCode, messageOf(tarde)]).toEqual([409, 'A pesquisa já foi encerrada.'])
})

test('without the tool it says how to configure it', async () => {
  const without = await createTestApp()
  try {
    const other = await login(without, 'admin')
    const there = acoesDe(() => ({ app: without, admin: other }))
    const { area } = await there.gente('Sem ferramenta', 5, 898_100)
    const one = await there.pesquisa({ publico: { quem: 'CRITERIOS', areasOrganizacionais: [area] } }, [NOTA])
    await there.passo(one, 'libera')
    const lida = (await other.get(`${PESQUISAS}/${one.id}`)).json() as Stored
    const answer = await chama('envia-ferramenta-externa', lida, other)
    expect([answer.statusCode, messageOf(answer)]).toEqual([
      503,
      'Configure a ferramenta externa de pesquisas em Integrações. O administrador do servidor deve informar FERRAMENTA_PESQUISA_URL e reiniciar o sistema; a chave é informada por ele (FERRAMENTA_PESQUISA_CHAVE) ou em Utilitários, Integrações.',
    ])
    expect((await other.get(`${CALLS}/${doQuestionario(lida)}/status-sincronizacao`)).json()).toEqual({
      ...{ configurada: false, recebidas: 0, recusadas: 0 },
      comoConfigurar: 'Configure a ferramenta externa de pesquisas em Integrações.',
    })
  } finally {
    await without.close()
  }
}, 60_000)
