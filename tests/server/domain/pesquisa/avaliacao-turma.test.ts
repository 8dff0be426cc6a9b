import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClassParticipant } from '#schemas/runtime/answers/surveys/participants.ts'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { acoesDe, COPIAS, errorsOf, messageOf, PESQUISAS, RESPOSTAS, type Stored } from './pesquisas.ts'

/** Classes and what their participants say of them — spec 2 §2, §7 'Surveys', spec 3 §5 Training */
let app: TestApp
let admin: Client
/** who logs in as `lider`: the first of the class */
let lider: Client
let outra: Client
let ids: number[]
let turma: Stored
let avaliacao: Stored

const { rows, made, gente, abre } = acoesDe(() => ({ app, admin }))
const TURMAS = '/api/desenvolvimento/turmas'
const TALENTOS = '/api/desenvolvimento/colaborador-turma'
const AVALIACOES = '/api/pesquisa/avaliacoes-turma'
const RELATORIO = `${COPIAS}/relatorio`
const IMPRIMIR = `${RESPOSTAS}/imprimir/avaliacao-turma`
const NOTA = { texto: 'Que nota para a turma?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const ESCOLHA = {
  ...{ texto: 'Foi útil?', tipo: 1, obrigatoria: true },
  respostas: [
    { texto: 'Muito', peso: 1 },
    { texto: 'Pouco', peso: 0 },
  ],
}
const TEXTO = { texto: 'O que melhorar?', tipo: 3, obrigatoria: false }

const entra = (colaborador: number, na = turma) =>
  made(TALENTOS, { turma: { id: na.id }, colaborador: { id: colaborador } })
const novaTurma = (body: RecordData = {}) =>
  made(TURMAS, { ...{ descricao: 'NR-10', dataPrevIni: '2026-11-02', dataPrevFim: '2026-11-06' }, ...body })
async function novaAvaliacao(body: RecordData, perguntas: RecordData[] = [NOTA, ESCOLHA, TEXTO]): Promise<Stored> {
  const one = await made(AVALIACOES, { dataIni: app.today(), dataFim: '2099-12-31', anonima: false, ...body })
  for (const pergunta of perguntas) await made(`${AVALIACOES}/${one.id}/perguntas`, pergunta)
  return (await admin.get(`${AVALIACOES}/${one.id}`)).json() as Stored
}
const passo = (one: Stored, name: string) => admin.put(`${AVALIACOES}/${one.id}/${name}`, {})
const questionarioDe = (one: Stored) => (one.questionario as { id: number }).id
const copias = (one: Stored) =>
  rows<{ id: number; colaborador: number; situacao: string }>(
    `select id::int as id, colaborador_id::int as colaborador, situacao from colaborador_questionario
     where empresa_id = 1 and avaliacao_turma_id = $1 order by id`,
    [one.id],
  )

/** Answers a copy: a mark, the option at a place, a text. */
async function responde(copia: number | undefined, nota: number, opcao: number, texto?: string, client = admin) {
  const { perguntas } = (await client.get(`/api/avaliacao/avaliacoes/${copia}/questionario`)).json() as {
    perguntas: { id: number; opcoes?: { id: number }[] }[]
  }
  const [p1, p2, p3] = perguntas
  const respostas = [
    { perguntaId: p1?.id, nota },
    { perguntaId: p2?.id, respostaId: p2?.opcoes?.[opcao]?.id },
    ...(texto === undefined ? [] : [{ perguntaId: p3?.id, comentario: texto }]),
  ]
  return client.post(`${RESPOSTAS}/${copia}`, { respostas })
}

async function textOf(answer: Response): Promise<string> {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return (await pagesOf(answer.rawPayload)).join('\n')
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'rh2')
  ids = (await gente('Turma de teste', 6, 894_100, { contato: { email: 'turma@exemplo.com.br' } })).ids
  await rows("update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'lider')")
  await rows("update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1", [ids[0]])
  lider = await login(app, 'lider')
  const curso = await made('/api/desenvolvimento/cursos', { nome: 'Curso da turma de teste' })
  turma = await novaTurma({ curso: { id: curso.id } })
  for (const id of ids.slice(0, 3)) await entra(id)
  avaliacao = await novaAvaliacao({ titulo: 'Reação NR-10', turma: { id: turma.id } })
}, 120_000)
afterAll(() => app?.close())

test('its questions may come from a model for classes, and from no other one', async () => {
  const modelo = async (tipo: string) =>
    ((await admin.get(`/api/avaliacao/modelos-avaliacao?tipo=${tipo}`)).json() as Stored[])[0] as Stored
  const body = { titulo: 'Do modelo', turma: { id: turma.id } }
  const deAluno = await modelo('L')
  const copiada = await novaAvaliacao({ ...body, modeloAvaliacao: { id: deAluno.id } }, [])
  expect(copiada).toMatchObject({ quantidade: deAluno.quantidade, situacao: 'P' })
  const outro = await admin.post(AVALIACOES, {
    ...{ ...body, dataIni: app.today(), dataFim: '2099-12-31', anonima: false },
    modeloAvaliacao: { id: (await modelo('D')).id },
  })
  expect(errorsOf(outro)).toEqual([['modeloAvaliacao', 'Este modelo não é de Avaliação de Aluno.']])
  expect((await admin.get('/api/avaliacao/avaliacoes-turma')).statusCode).toBe(200)
})

test('is released with questions and participants; each of them gets a copy and is told', async () => {
  const vazia = await novaAvaliacao({ titulo: 'Vazia', turma: { id: turma.id } }, [])
  expect(errorsOf(await passo(vazia, 'libera'))).toEqual([['situacao', 'Inclua ao menos uma pergunta.']])
  const print = await admin.post(IMPRIMIR, { questionarioId: questionarioDe(vazia) })
  expect([print.statusCode, messageOf(print)]).toEqual([409, 'A avaliação ainda não foi liberada.'])
  await rows('delete from email_saida')
  const answer = await passo(avaliacao, 'libera')
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await copias(avaliacao)).map(({ colaborador, situacao }) => [colaborador, situacao])).toEqual(
    ids.slice(0, 3).map((id) => [id, 'N']),
  )
  // the first logs in: he is told there, and by e-mail like the others
  expect(await rows('select 1 from email_saida')).toHaveLength(3)
  const minhas = (await lider.get(`${PESQUISAS}/para-responder`)).json() as RecordData[]
  expect(minhas).toContainEqual(expect.objectContaining({ titulo: 'Reação NR-10', origem: 'L', prazo: '2099-12-31' }))
  const presa = await admin.patch(`${AVALIACOES}/${avaliacao.id}`, {
    ...{ versao: (await admin.get(`${AVALIACOES}/${avaliacao.id}`)).json().versao, anonima: true },
  })
  expect(errorsOf(presa)).toEqual([['anonima', 'A avaliação já foi liberada: volte à preparação para mudar isto.']])
})

test('who comes to the class later is added once, by who may, to what is released of this class alone', async () => {
  await entra(ids[3] as number)
  const body = { turma: turma.id, questionario: questionarioDe(avaliacao) }
  const sem = await app.clientWithout('ROLE_CAD_AVALIACAO_TURMA_ALTERAR')
  expect((await sem.post(COPIAS, body)).statusCode).toBe(403)
  expect((await outra.post(COPIAS, body)).statusCode).toBe(404)
  expect((await admin.post(COPIAS, { turma: turma.id })).json()).toEqual({ incluidos: 1 })
  const both = await Promise.all([admin.post(COPIAS, body), admin.post(COPIAS, body)])
  expect(both.map((answer) => answer.json())).toEqual([{ incluidos: 0 }, { incluidos: 0 }])
  expect(await copias(avaliacao)).toHaveLength(4)
  const sozinha = await novaTurma({ curso: (turma as RecordData).curso, descricao: 'Sem avaliação' })
  const nada = await admin.post(COPIAS, { turma: sozinha.id })
  expect([nada.statusCode, messageOf(nada)]).toEqual([409, 'A turma não tem avaliação liberada.'])
  expect(errorsOf(await admin.post(COPIAS, { ...body, turma: sozinha.id }))).toEqual([
    ['questionario', 'O questionário não é de uma avaliação desta turma.'],
  ])
})

test('is answered by the participant, or in his place by who may; never twice, for nobody else, under another class', async () => {
  const [primeira, segunda] = await copias(avaliacao)
  expect((await responde(primeira?.id, 8, 0, 'Mais prática.', lider)).statusCode).toBe(200)
  expect((await lider.post(`${RESPOSTAS}/${segunda?.id}`, { respostas: [] })).statusCode).toBe(404)
  const sem = await app.clientWithout('ROLE_PESQUISA_RESPONDER_POR_OUTRO')
  const path = (colaborador: number | undefined, na: number) =>
    `${RESPOSTAS}/${questionarioDe(avaliacao)}/por-outro-usuario/${colaborador}/turma/${na}`
  const certo = path(segunda?.colaborador, turma.id)
  expect((await sem.get(certo)).statusCode).toBe(403)
  expect((await sem.post(`${RESPOSTAS}/${segunda?.id}`, { respostas: [] })).statusCode).toBe(403)
  expect((await outra.get(certo)).statusCode).toBe(404)
  // who is not in the class; another class; nobody's class
  for (const wrong of [path(ids[5], turma.id), path(segunda?.colaborador, turma.id + 1), `${certo}x`])
    expect((await admin.get(wrong)).statusCode, wrong).toBe(404)
  expect((await admin.get(certo)).json()).toMatchObject({ id: segunda?.id, situacao: 'N', turma: { id: turma.id } })
  expect((await responde(segunda?.id, 4, 1)).statusCode).toBe(200)
  expect((await responde(segunda?.id, 4, 1)).statusCode).toBe(409)
  const [quem] = await rows<{ login: string }>(
    'select u.login from colaborador_questionario c join usuario u on u.id = c.respondida_por_id where c.id = $1',
    [segunda?.id],
  )
  expect(quem?.login).toBe('admin')
})

test('the class says how far each of its talents is', async () => {
  const url = `${COPIAS}/turma/${turma.id}`
  const found = (await admin.get(url)).json() as ClassParticipant[]
  expect(found.map(({ situacao, respondida }) => [situacao, respondida])).toEqual([
    ['R', true],
    ['R', true],
    ['N', false],
    ['N', false],
  ])
  expect((await outra.get(url)).statusCode).toBe(404)
  const sem = await app.clientWithout('ROLE_PESQUISA_VER_PARTICIPANTES')
  expect((await sem.get(url)).statusCode).toBe(403)
  const daLista = (await admin.get(`${COPIAS}?questionario=${questionarioDe(avaliacao)}&situacao=R`)).json()
  expect(daLista).toMatchObject([{ turma: turma.id }, { turma: turma.id }])
})

test('[REL-pesquisa/avaliacao-turma/impressao: rows, areas, companies] its paper tells counts, means and who wrote what; to who may read results', async () => {
  const body = { questionarioId: questionarioDe(avaliacao) }
  const text = await textOf(await admin.post(IMPRIMIR, body))
  // 8 and 4 of 10: mean 6, one of two favourable; one of two for each option
  for (const words of [
    ...['Reação NR-10', '2 de 4', 'média 6 de 10 · 50% favorável · 2 respostas', 'Muito', 'Pouco'],
    ...['Turma de teste 1: Mais prática.', '1 resposta'],
  ])
    expect(text).toContain(words)
  expect(await textOf(await admin.post(IMPRIMIR, { idTurma: turma.id }))).toContain('Reação NR-10')
  expect((await outra.post(IMPRIMIR, body)).statusCode).toBe(404)
  // who is restricted to areas reads what their people say, and nobody else's
  const doGestor = await textOf(await (await managerOf(app, admin)).post(IMPRIMIR, body))
  for (const silent of ['Mais prática.', 'média']) expect(doGestor).not.toContain(silent)
  const sem = await app.clientWithout('ROLE_PESQUISA_RESULTADOS')
  expect((await sem.post(IMPRIMIR, body)).statusCode).toBe(403)
  expect(errorsOf(await admin.post(IMPRIMIR, {}))).toEqual([['questionarioId', 'Informe o questionário ou a turma.']])
  const lidos = (await admin.get(`${AVALIACOES}/${avaliacao.id}/resultados`)).json() as SurveyResults
  expect(lidos.celulas).toMatchObject([{ titulo: 'Todos', n: 2 }])
  // 'Relatório do Questionário' of the class: the same figures, who takes part, and what each said
  const doQuestionario = { ...body, idTurma: turma.id }
  const relatorio = await textOf(await admin.post(RELATORIO, doQuestionario))
  for (const words of ['média 6 de 10 · 50% favorável · 2 respostas', 'Turma de teste 4', 'Não respondida', '8 de 10'])
    expect(relatorio).toContain(words)
  expect((await admin.post(RELATORIO, { ...body, idTurma: 999_999 })).statusCode).toBe(404)
  expect((await admin.post(RELATORIO, { ...body, idTurma: 0 })).statusCode).toBe(404)
  expect((await outra.post(RELATORIO, doQuestionario)).statusCode).toBe(404)
  const soGente = await app.clientWithout('ROLE_PESQUISA_RESULTADOS', ['ROLE_PESQUISA_EXCLUIR_RESPOSTAS'])
  const nomes = await textOf(await soGente.post(RELATORIO, doQuestionario))
  expect(nomes).toContain('Turma de teste 4')
  expect(nomes).not.toMatch(/média|8 de 10|Mais prática/)
})

test('a paper to be filled in by hand for each talent of the class, with his name', async () => {
  const url = `/api/pesquisa/questionarios/${questionarioDe(avaliacao)}/imprimir`
  const answer = await admin.post(url, { idTurma: turma.id })
  expect(answer.statusCode).toBe(200)
  const pages = await pagesOf(answer.rawPayload)
  expect(pages.map((page) => /Turma de teste \d/.exec(page)?.[0])).toEqual(
    [1, 2, 3, 4].map((n) => `Turma de teste ${n}`),
  )
  expect((await admin.post(url, { idTurma: 999_999 })).statusCode).toBe(404)
  const sem = await app.clientWithout('ROLE_CAD_TURMA')
  expect((await sem.post(url, { idTurma: turma.id })).statusCode).toBe(403)
})

test('a talent who answered stays in the class; of who has not, what asks him goes with him', async () => {
  const [primeiro, , terceiro] = (
    await rows<{ id: number }>('select id::int as id from colaborador_turma where turma_id = $1 order by id', [
      turma.id,
    ])
  ).map(({ id }) => id)
  const stays = await admin.delete(`${TALENTOS}/${primeiro}`)
  expect([stays.statusCode, messageOf(stays)]).toEqual([409, 'O talento já respondeu a uma avaliação desta turma.'])
  expect((await admin.delete(`${TALENTOS}/${terceiro}`)).statusCode).toBe(200)
  expect((await copias(avaliacao)).map(({ colaborador }) => colaborador)).toEqual([ids[0], ids[1], ids[3]])
})

test('answers are taken away, one or all; once it is closed nothing more is, and nobody answers', async () => {
  const [primeira, segunda, quarta] = await copias(avaliacao)
  expect((await admin.delete(`${COPIAS}/${primeira?.id}/respostas`)).statusCode).toBe(200)
  expect(
    (await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [avaliacao.id], avaliacoesTurma: true })).statusCode,
  ).toBe(200)
  expect((await copias(avaliacao)).map(({ situacao }) => situacao)).toEqual(['N', 'N', 'N'])
  expect((await responde(segunda?.id, 5, 0)).statusCode).toBe(200)
  const back = await passo(avaliacao, 'prepara')
  expect(messageOf(back)).toBe('A avaliação já tem respostas: ela não volta à preparação.')
  expect((await passo(avaliacao, 'encerra')).statusCode).toBe(200)
  const late = await responde(quarta?.id, 5, 0)
  expect([late.statusCode, messageOf(late)]).toEqual([409, 'A avaliação já foi encerrada.'])
  expect((await admin.delete(`${COPIAS}/${segunda?.id}/respostas`)).statusCode).toBe(409)
})

test('[REL-pesquisa/avaliacao-turma/impressao: empty] without names: only the person answers, nothing is told before the closing, then no more than the groups', async () => {
  const anonima = await novaAvaliacao({ titulo: 'Sem nome', anonima: true, turma: { id: turma.id } })
  expect(errorsOf(await passo(anonima, 'libera'))).toEqual([
    ['situacao', 'Uma avaliação anônima precisa de ao menos 5 participantes; esta turma tem 3 participantes.'],
  ])
  for (const id of [ids[4], ids[5]]) await entra(id as number)
  expect((await passo(anonima, 'libera')).statusCode).toBe(200)
  const [primeira, segunda] = await copias(anonima)
  const porOutro = await admin.post(`${RESPOSTAS}/${segunda?.id}`, { respostas: [] })
  expect([porOutro.statusCode, messageOf(porOutro)]).toEqual([
    409,
    'Pesquisas anônimas só são respondidas pela própria pessoa.',
  ])
  expect((await responde(primeira?.id, 10, 0, 'Segredo', lider)).statusCode).toBe(200)
  expect((await admin.delete(`${COPIAS}/${primeira?.id}/respostas`)).statusCode).toBe(400)
  const doAnonimo = { questionarioId: questionarioDe(anonima) }
  const print = () => admin.post(IMPRIMIR, doAnonimo)
  expect((await print()).statusCode).toBe(409)
  expect((await passo(anonima, 'encerra')).statusCode).toBe(200)
  const text = await textOf(await print())
  for (const silent of ['Segredo', 'Turma de teste 1', 'média']) expect(text).not.toContain(silent)
  // who took part is no secret, one of five who answered says nothing
  const relatorio = await textOf(await admin.post(RELATORIO, { ...doAnonimo, idTurma: turma.id }))
  expect(relatorio).toContain('Turma de teste 1')
  for (const silent of ['Segredo', 'média', '10 de 10']) expect(relatorio).not.toContain(silent)
  const um = await admin.post(RELATORIO, { ...doAnonimo, idTurma: turma.id, colaboradorId: ids[0] })
  expect([um.statusCode, messageOf(um)]).toEqual([
    409,
    'As respostas desta avaliação são anônimas: ninguém as vê uma a uma.',
  ])
})

test('without names: five answers of the group are told, by nobody, and comments once HR releases them', async () => {
  const anonima = await novaAvaliacao({ titulo: 'Cinco', anonima: true, turma: { id: turma.id } })
  expect((await passo(anonima, 'libera')).statusCode).toBe(200)
  for (const [n, { id }] of (await copias(anonima)).entries()) {
    const { codigo, stranger, mostra } = await abre(id)
    const [p1, p2, p3] = mostra.perguntas as { id: number; opcoes?: { id: number }[] }[]
    const respostas = [
      { perguntaId: p1?.id, nota: [10, 9, 8, 7, 2][n] },
      { perguntaId: p2?.id, respostaId: p2?.opcoes?.[n < 4 ? 0 : 1]?.id },
      ...(n === 0 ? [{ perguntaId: p3?.id, comentario: 'Sala fria.' }] : []),
    ]
    expect((await stranger.post('/api/externo/questionarios', { codigo, respostas })).statusCode).toBe(200)
  }
  expect((await passo(anonima, 'encerra')).statusCode).toBe(200)
  const print = async () => textOf(await admin.post(IMPRIMIR, { questionarioId: questionarioDe(anonima) }))
  // 36 of 5: mean 7,2; four of five at 7 or more
  const before = await print()
  expect(before).toContain('média 7,2 de 10 · 80% favorável · 5 respostas')
  expect(before).not.toContain('Sala fria.')
  const relatorio = { questionarioId: questionarioDe(anonima), idTurma: turma.id }
  expect(await textOf(await admin.post(RELATORIO, relatorio))).toContain(
    'média 7,2 de 10 · 80% favorável · 5 respostas',
  )
  const blank = await admin.post(`${AVALIACOES}/${anonima.id}/imprimir`, { idTurma: turma.id })
  const pages = await pagesOf(blank.rawPayload)
  expect([pages.length, pages.join().includes('Turma de teste')]).toEqual([5, false])
  const url = `${AVALIACOES}/${anonima.id}/comentarios`
  expect((await outra.get(url)).statusCode).toBe(404)
  expect((await (await app.clientWithout('ROLE_CAD_AVALIACAO_TURMA_ENCERRA')).get(url)).statusCode).toBe(403)
  expect((await admin.put(url, { liberados: true })).statusCode).toBe(200)
  const after = await print()
  expect(after).toContain('Sala fria.')
  expect(after).not.toMatch(/Turma de teste \d/)
})
