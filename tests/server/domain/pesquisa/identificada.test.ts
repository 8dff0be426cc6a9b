import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { acompanhaPesquisas } from '#server/domain/pesquisa/pesquisa/noturno.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { acoesDe, COPIAS, errorsOf, messageOf, PESQUISAS, RESPOSTAS, type Stored } from './pesquisas.ts'

/** A survey that tells who said what: for oneself, for another, taken away, reminded — spec 2 §7 'Surveys' */
let app: TestApp
let admin: Client
/** who logs in as `lider` */
let lider: Client
let equipe: { area: { id: number }; ids: number[] }
let um: Stored

const { rows, passo, pesquisa, gente, copias, corpo, made, abre: abreLink } = acoesDe(() => ({ app, admin }))
const NOTA = { texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const publico = (areasOrganizacionais: { id: number }[]) => ({ quem: 'CRITERIOS', areasOrganizacionais })

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  equipe = await gente('Equipe da pesquisa', 4, 891_100, { contato: { email: 'equipe@exemplo.com.br' } })
  await rows("update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'lider')")
  await rows("update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1", [
    equipe.ids[0],
  ])
  lider = await login(app, 'lider')
  um = await pesquisa(
    { titulo: 'Com nome', anonima: false, exibirPerformance: true, publico: publico([equipe.area]) },
    [NOTA],
  )
}, 120_000)
afterAll(() => app?.close())

const nota = async (copia: number | undefined, valor: number, client = admin) => {
  const { perguntas } = (await client.get(`/api/avaliacao/avaliacoes/${copia}/questionario`)).json() as {
    perguntas: { id: number }[]
  }
  return client.post(`${RESPOSTAS}/${copia}`, { respostas: [{ perguntaId: perguntas[0]?.id, nota: valor }] })
}

test('a release asks by message whoever logs in, by an e-mail with a link everybody else', async () => {
  await rows('delete from email_saida')
  await rows('delete from usuario_mensagem')
  await passo(um, 'libera')
  const mensagens = await rows<{ texto: string; link: string }>(
    "select m.texto, m.link from usuario_mensagem u join mensagem m on m.empresa_id = u.empresa_id and m.id = u.mensagem_id where u.tipo = 'P'",
  )
  expect(mensagens).toEqual([{ texto: 'Responda até 31/12/2099: Com nome.', link: '/pesquisa/responder' }])
  const emails = await rows<{ assunto: string }>('select assunto from email_saida')
  expect(emails).toEqual([1, 2, 3].map(() => ({ assunto: 'Pesquisa: Com nome' })))
  const minhas = (await lider.get(`${PESQUISAS}/para-responder`)).json() as { titulo: string; situacao: string }[]
  expect(minhas.map(({ titulo, situacao }) => [titulo, situacao])).toContainEqual(['Com nome', 'N'])
})

test('is answered by the person, told the performance where the survey says so, and by nobody else without the right', async () => {
  const [primeira, segunda] = await copias(um)
  const mine = await nota(primeira?.id, 8, lider)
  expect(mine.json()).toMatchObject({ situacao: 'R', resultado: { performance: 80 } })
  expect((await lider.get(`${COPIAS}/${primeira?.id}/pesquisa`)).json()).toMatchObject({
    id: um.id,
    titulo: 'Com nome',
  })
  expect((await lider.post(`${RESPOSTAS}/${segunda?.id}`, { respostas: [] })).statusCode).toBe(404)
  const sem = await app.clientWithout('ROLE_PESQUISA_RESPONDER_POR_OUTRO')
  expect((await sem.post(`${RESPOSTAS}/${segunda?.id}`, { respostas: [] })).statusCode).toBe(403)
})

test('whoever may answers for another, found by questionnaire and person; the copy says who did', async () => {
  const [, segunda] = await copias(um)
  const { questionario } = (await admin.get(`${PESQUISAS}/${um.id}`)).json() as { questionario: { id: number } }
  const path = `${RESPOSTAS}/${questionario.id}/por-outro-usuario/${segunda?.colaborador}/turma/0`
  expect((await admin.get(path)).json()).toMatchObject({ id: segunda?.id, situacao: 'N' })
  expect((await lider.get(path)).statusCode).toBe(403)
  expect((await nota(segunda?.id, 4)).statusCode).toBe(200)
  const [row] = await rows<{ login: string }>(
    'select u.login from colaborador_questionario c join usuario u on u.id = c.respondida_por_id where c.id = $1',
    [segunda?.id],
  )
  expect(row?.login).toBe('admin')
  const twice = await nota(segunda?.id, 5)
  expect(twice.statusCode).toBe(409)
})

test('results show at once, of people the session sees, by area, without a minimum', async () => {
  const lidos = (await admin.get(`${PESQUISAS}/${um.id}/resultados`)).json() as SurveyResults
  expect(lidos).toMatchObject({ anonima: false, convidados: 4, respondidos: 2 })
  expect(lidos.celulas.map(({ titulo, n }) => [titulo, n])).toEqual([
    ['Todos', 2],
    ['Equipe da pesquisa', 2],
  ])
  // 8 and 4 of 10: mean 6, one of two favourable, no promoter and one detractor of two
  expect(lidos.celulas[0]?.perguntas).toMatchObject([{ n: 2, media: 6, favoravel: 50, nps: -50 }])
  expect((await (await login(app, 'rh2')).get(`${PESQUISAS}/${um.id}/resultados`)).statusCode).toBe(404)
})

test('answers of one person, of several and of a whole survey are taken away by who may, and given again', async () => {
  const [primeira, segunda, terceira] = await copias(um)
  const sem = await app.clientWithout('ROLE_PESQUISA_EXCLUIR_RESPOSTAS')
  expect((await sem.delete(`${COPIAS}/${primeira?.id}/respostas`)).statusCode).toBe(403)
  const gone = await admin.delete(`${COPIAS}/${primeira?.id}/respostas`)
  expect([gone.statusCode, messageOf(gone)]).toEqual([200, 'Respostas excluídas com sucesso!'])
  expect((await copias(um)).map(({ situacao }) => situacao)).toEqual(['N', 'R', 'N', 'N'])
  // all or none: the third has answered nothing
  const both = await admin.delete(`${COPIAS}/batch/respostas`, { ids: [segunda?.id, terceira?.id] })
  expect([both.statusCode, messageOf(both)]).toEqual([409, 'Não há respostas a excluir.'])
  expect((await copias(um)).map(({ situacao }) => situacao)).toEqual(['N', 'R', 'N', 'N'])
  expect((await nota(primeira?.id, 9, lider)).statusCode).toBe(200)
  expect((await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [um.id] })).statusCode).toBe(200)
  expect((await copias(um)).map(({ situacao }) => situacao)).toEqual(['N', 'N', 'N', 'N'])
  expect((await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [] })).statusCode).toBe(400)
})

test('reminders go to who owes, by hand and on the days that the survey says, once a day; who came later is asked', async () => {
  await nota((await copias(um))[0]?.id, 9, lider)
  await rows('delete from email_saida')
  await rows('delete from usuario_mensagem')
  const sent = await admin.post(`${PESQUISAS}/${um.id}/lembretes`, {})
  expect(sent.json()).toEqual({ avisados: 3, semContato: [] })
  const fim = addDays(app.today(), 3)
  const dois = await pesquisa(
    {
      ...{ titulo: 'Com lembrete', anonima: false, dataFim: fim, diasLembrete: [3] },
      publico: { ...publico([equipe.area]), incluirAdmitidosDepois: true },
    },
    [NOTA],
  )
  await passo(dois, 'libera')
  const novo = await made('/api/gestao-talentos/talentos', {
    ...{ nome: 'Chegou depois', cpf: cpf(891_900), dataAdmissao: app.today() },
    areaOrganizacional: { id: equipe.area.id },
  })
  expect(await acompanhaPesquisas(app.fastify.prumo)).toEqual({ chegaram: 1, lembrados: 4, repetidas: 0 })
  expect((await copias(dois)).map(({ colaborador }) => colaborador)).toContain(novo.id)
  expect(await acompanhaPesquisas(app.fastify.prumo)).toEqual({ chegaram: 0, lembrados: 0, repetidas: 0 })
})

test('a longer period and another title count for who was asked already; once it is closed nothing is taken away', async () => {
  const one = await pesquisa(
    { titulo: 'Prazo', anonima: false, dataFim: app.today(), publico: publico([equipe.area]) },
    [NOTA],
  )
  await passo(one, 'libera')
  const [copia] = await copias(one)
  const { versao } = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as Stored
  const said = { versao, titulo: 'Prazo maior', dataFim: addDays(app.today(), 5) }
  expect((await admin.patch(`${PESQUISAS}/${one.id}`, said)).statusCode).toBe(200)
  app.clock.advance(3 * 86_400_000)
  try {
    const depois = await login(app, 'lider')
    admin = await login(app, 'admin')
    const minhas = (await depois.get(`${PESQUISAS}/para-responder`)).json() as { id: number }[]
    const minha = minhas.find(({ id }) => id === copia?.id)
    expect(minha).toMatchObject({ titulo: 'Prazo maior', prazo: said.dataFim })
    expect((await nota(copia?.id, 7, depois)).statusCode).toBe(200)
    await passo(one, 'encerra')
    const refused = await admin.delete(`${COPIAS}/${copia?.id}/respostas`)
    expect([refused.statusCode, messageOf(refused)]).toEqual([409, 'A pesquisa já foi encerrada.'])
  } finally {
    app.clock.advance(-3 * 86_400_000)
    admin = await login(app, 'admin')
  }
})

test('who has answered is seen by its own right', async () => {
  const sem = await app.clientWithout('ROLE_PESQUISA_VER_PARTICIPANTES')
  const { questionario } = (await admin.get(`${PESQUISAS}/${um.id}`)).json() as { questionario: { id: number } }
  for (const call of [
    `${PESQUISAS}/${um.id}/participacao`,
    `${PESQUISAS}/${um.id}/participacao/faltam`,
    `${COPIAS}?questionario=${questionario.id}`,
  ])
    expect([(await sem.get(call)).statusCode, (await admin.get(call)).statusCode], call).toEqual([403, 200])
})

test('nobody is asked twice by one survey', async () => {
  const twice = rows(
    `insert into colaborador_questionario (empresa_id, origem, situacao, pesquisa_id, colaborador_empresa_id, colaborador_id)
     select empresa_id, origem, situacao, pesquisa_id, colaborador_empresa_id, colaborador_id from colaborador_questionario where pesquisa_id = $1 limit 1`,
    [um.id],
  )
  await expect(twice).rejects.toThrow(/unique|duplicate|duplicar/)
})

test('goes back to its preparation while nobody has answered, and is cloned with its questions alone', async () => {
  const one = await pesquisa({ titulo: 'Volta', anonima: false, publico: publico([equipe.area]) }, [NOTA])
  await passo(one, 'libera')
  await passo(one, 'prepara')
  expect(await copias(one)).toEqual([])
  const answer = await admin.post(`${PESQUISAS}/${one.id}?empresas=1,2`, {})
  expect(answer.statusCode, answer.body).toBe(201)
  const [here, there] = answer.json() as { id: number }[]
  const lida = (await admin.get(`${PESQUISAS}/${here?.id}`)).json() as Stored
  expect(lida).toMatchObject({ titulo: 'Volta (cópia)', situacao: 'P', quantidade: 1 })
  // everybody until somebody says otherwise: never the audience of the original
  expect(lida.publico).toEqual({ quem: 'TODOS', incluirAdmitidosDepois: false })
  const la = await (await login(app, 'rh2')).get(`${PESQUISAS}/${there?.id}`)
  expect(la.json()).toMatchObject({ titulo: 'Volta', quantidade: 1, convidados: 0 })
})

test('bad input: a period that ends before it begins, a minimum below three, another company’s audience', async () => {
  for (const [body, campo] of [
    [{ dataIni: '2026-02-02', dataFim: '2026-02-01' }, 'dataFim'],
    [{ grupoMinimo: 2 }, 'grupoMinimo'],
    [{ titulo: 'x'.repeat(101) }, 'titulo'],
    [{ publico: publico([{ id: 999_999 }]) }, 'publico.areasOrganizacionais'],
    [{ atributos: ['altura'] }, 'atributos[0]'],
  ] as const) {
    const answer = await admin.post(PESQUISAS, corpo(body))
    expect([answer.statusCode, errorsOf(answer)[0]?.[0]], campo).toEqual([400, campo])
  }
})

test('who answers reads the documents that are marked so, others not, nor by a wrong link', async () => {
  const um = await pesquisa({ titulo: 'Com anexos', anonima: false, publico: publico([equipe.area]) }, [NOTA])
  const anexa = async (descricao: string, mostraAosRespondentes: boolean) => {
    const { id: documento } = (await admin.upload('/api/arquivos', 'regras.txt', `Texto de ${descricao}`)).json() as {
      id: string
    }
    return made(`${PESQUISAS}/${um.id}/documentos-anexos`, {
      ...{ descricao, documento, mostraAosRespondentes, data: app.today() },
    })
  }
  const visto = await anexa('Regras', true)
  const reservado = await anexa('Contrato', false)
  await passo(um, 'libera')
  const minha = (await copias(um)).find(({ colaborador }) => colaborador === equipe.ids[0])?.id
  const outra = (await copias(um)).find(({ colaborador }) => colaborador === equipe.ids[1])?.id ?? 0
  const { documentos } = (await lider.get(`/api/avaliacao/avaliacoes/${minha}/questionario`)).json() as RecordData
  expect(documentos).toEqual([{ id: visto.id, descricao: 'Regras' }])
  const abre = (copia: number | undefined, { id }: Stored) => lider.get(`${RESPOSTAS}/${copia}/documentos/${id}`)
  const aberto = await abre(minha, visto)
  expect([aberto.statusCode, aberto.body]).toEqual([200, 'Texto de Regras'])
  expect(aberto.headers['content-disposition']).toContain('regras.txt')
  expect((await abre(minha, reservado)).statusCode).toBe(404)
  expect((await abre(outra, visto)).statusCode).toBe(404)

  const { codigo, stranger, mostra } = await abreLink(outra)
  expect(mostra.documentos).toEqual([{ id: visto.id, descricao: 'Regras' }])
  const pede = (id: number, code = codigo) =>
    stranger.post(`/api/externo/questionarios/documento/${id}`, { codigo: code })
  expect((await pede(visto.id)).body).toBe('Texto de Regras')
  expect((await pede(reservado.id)).statusCode).toBe(404)
  expect((await pede(visto.id, 'outro')).statusCode).toBe(400)
})

test('what may be answered today is told at the start page; who took part sees of the plan what is shown to him', async () => {
  const um = await pesquisa({ titulo: 'Com plano', anonima: false, publico: publico([equipe.area]) }, [NOTA])
  const depois = await pesquisa(
    { ...{ titulo: 'Só amanhã', anonima: false, dataIni: addDays(app.today(), 1) }, publico: publico([equipe.area]) },
    [NOTA],
  )
  await passo(um, 'libera')
  await passo(depois, 'libera')
  const abertas = async () =>
    ((await lider.get(`${PESQUISAS}/para-responder?situacao=A&size=100`)).json() as { titulo: string }[]).map(
      ({ titulo }) => titulo,
    )
  expect(await abertas()).toContain('Com plano')
  expect(await abertas()).not.toContain('Só amanhã')
  const minha = (await copias(um)).find(({ colaborador }) => colaborador === equipe.ids[0])?.id
  expect((await nota(minha, 8, lider)).statusCode).toBe(200)
  expect(await abertas()).not.toContain('Com plano')

  const acao = (medida: string, more: RecordData) =>
    made('/api/pesquisa/acoes-pesquisas', {
      ...{ pesquisa: { id: um.id }, medida, responsavel: { id: equipe.ids[1] }, prazo: '2027-03-31' },
      ...more,
    })
  const { id } = await acao('Rever a escala', { mostraAosParticipantes: true, aspecto: 'Rotina' })
  await acao('Reservada', { mostraAosParticipantes: false })
  const desistida = await acao('Desistida', { mostraAosParticipantes: true })
  const anda = (of: number, step: string, body: RecordData = {}) =>
    admin.put(`/api/pesquisa/acoes-pesquisas/${of}/${step}`, body)
  expect(errorsOf(await anda(desistida.id, 'cancela'))).toEqual([['andamento', 'Andamento é obrigatório']])
  expect((await anda(desistida.id, 'cancela', { andamento: 'Sem verba' })).statusCode).toBe(200)
  expect((await anda(id, 'inicia')).statusCode).toBe(200)
  const divulgados = () => lider.get(`${PESQUISAS}/${um.id}/resultados-divulgados`)
  await passo(um, 'encerra')
  expect((await divulgados()).statusCode).toBe(409)
  await passo(um, 'divulga')
  const ditos = (await divulgados()).json() as RecordData
  // the four, and who came later
  expect([ditos.convidados, ditos.respondidos]).toEqual([5, 1])
  expect(ditos.acoes).toEqual([{ id, medida: 'Rever a escala', aspecto: 'Rotina', prazo: '2027-03-31', situacao: 'A' }])
  expect((await anda(id, 'conclui', { andamento: 'Escala nova em abril' })).json()).toMatchObject({
    ...{ situacao: 'C', concluidaEm: app.today() },
  })
  expect(messageOf(await anda(id, 'inicia'))).toBe('Só uma ação planejada é iniciada.')
})
