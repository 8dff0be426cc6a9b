import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import {
  aplica,
  criaModelo,
  escolha,
  MODELOS,
  nota,
  ok,
  pergunta,
  perguntas,
  refusal,
  responde,
  type Stored,
} from './modelo.ts'

const PERIODOS = '/api/avaliacao/periodos-experiencia'
const CANDIDATOS = '/api/captacao/modelos-avaliacao-candidato'
let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let gestor: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  gestor = await login(app, 'gestor')
})
afterAll(() => app?.close())

test('[R-PER-01] an experience period needs its days', async () => {
  const sem = await refusal(rh.post(PERIODOS, { nome: 'Sem dias' }))
  expect([sem.statusCode, sem.errors]).toEqual([400, [['dias', 'Quantidade de Dias é obrigatória']]])
  for (const dias of [0, -1, 1000, 1.5])
    expect((await rh.post(PERIODOS, { nome: 'Errado', dias })).statusCode).toBe(400)
  expect(await ok(rh.post(PERIODOS, { nome: '60 dias', dias: 60 }))).toMatchObject({ dias: 60, ativo: true })
})

test('[R-MOD-01] a model needs its title, and the one of experience its period', async () => {
  const sem = await refusal(rh.post(MODELOS, { tipo: 'D' }))
  expect([sem.statusCode, sem.errors]).toEqual([400, [['titulo', 'Título é obrigatório']]])
  const a = await refusal(rh.post(MODELOS, { titulo: 'Experiência', tipo: 'A' }))
  expect(a.errors).toEqual([['periodoAcompanhamentoExperiencia', 'Período de Acompanhamento é obrigatório']])
  expect(await criaModelo(rh, { titulo: 'Com título' })).toMatchObject({ titulo: 'Com título', tipo: 'D', ativo: true })
})

test('[R-MOD-01] DELETE names the kind of the model: without it nothing is deleted, and another kind has no such model', async () => {
  const { id } = await criaModelo(rh)
  const sem = await refusal(rh.delete(`${MODELOS}/${id}`))
  expect([sem.statusCode, sem.message]).toEqual([400, 'Informe o parâmetro tipo.'])
  for (const tipo of ['A', 'L', 'S', 'X'])
    expect((await rh.delete(`${MODELOS}/${id}?tipo=${tipo}`)).statusCode).toBe(404)
  await ok(rh.get(`${MODELOS}/${id}`))
  expect((await rh2.delete(`${MODELOS}/${id}?tipo=D`)).statusCode).toBe(404)
  await ok(rh.delete(`${MODELOS}/${id}?tipo=D`))
  expect((await rh.get(`${MODELOS}/${id}`)).statusCode).toBe(404)
})

test('[R-MOD-01] a model with answers keeps its questions, its kind and itself; its title may change', async () => {
  const modelo = await criaModelo(rh)
  const at = `${MODELOS}/${modelo.id}`
  const um = await pergunta(rh, at, nota('Um?'))
  await responde(rh, await aplica(rh, modelo.id), [{ perguntaId: um.id, nota: 3 }])
  const texto = 'O questionário já tem 1 resposta: ele não muda mais. Clone-o para fazer outro.'
  expect((await refusal(rh.put(at, { ...modelo, tipo: 'L' }))).errors).toEqual([['tipo', texto]])
  expect((await refusal(rh.put(at, { ...modelo, ordemAleatoria: true }))).errors).toEqual([['ordemAleatoria', texto]])
  expect((await refusal(rh.delete(`${at}?tipo=D`))).message).toBe(texto)
  expect(await ok(rh.put(at, { ...modelo, titulo: 'Outro título' }))).toMatchObject({ titulo: 'Outro título' })
})

test('a deleted model comes back with its aspects, questions, options and conditions', async () => {
  const modelo = await criaModelo(rh)
  const at = `${MODELOS}/${modelo.id}`
  const aspecto = await ok(rh.post(`${at}/aspectos`, { nome: 'Pessoas' }))
  const um = await pergunta(rh, at, escolha('Um?', { aspecto: { id: aspecto.id } }))
  const opcoes = [um.respostas?.[0]?.id]
  await pergunta(rh, at, { texto: 'Dois?', tipo: 3, condicao: { pergunta: { id: um.id }, opcoes } })
  const antes = (await perguntas(rh, at)).map(({ versao: _, ...rest }) => rest)
  const questionario = (modelo.questionario as Stored).id
  await ok(rh.delete(`${at}?tipo=D`))
  expect((await rh.get(`/api/pesquisa/questionarios/${questionario}`)).statusCode).toBe(404)
  const [excluido] = await ok<Stored[]>(admin.get(`${MODELOS}/excluidos`))
  await ok(admin.post(`${MODELOS}/excluidos/${excluido?.id}/restaura`, {}))
  expect((await perguntas(rh, at)).map(({ versao: _, ...rest }) => rest)).toEqual(antes)
  expect((await ok<Stored[]>(rh.get(`${at}/aspectos`))).map(({ id }) => id)).toEqual([aspecto.id])
})

test('a model is cloned beside itself and into another company, with conditions that look at the copies', async () => {
  const periodo = await ok(rh.post(PERIODOS, { nome: 'Cinquenta dias', dias: 50 }))
  const modelo = await criaModelo(rh, {
    ...{ titulo: 'Experiência de 50 dias', tipo: 'A', percentualMinimoAprovacao: 65 },
    periodoAcompanhamentoExperiencia: { id: periodo.id },
  })
  const at = `${MODELOS}/${modelo.id}`
  const aspecto = await ok(rh.post(`${at}/aspectos`, { nome: 'Adaptação' }))
  await ok(rh.post(`${at}/aspectos`, { nome: 'Sem perguntas' }))
  const um = await pergunta(rh, at, escolha('Adapta-se?', { aspecto: { id: aspecto.id }, peso: 2.5 }))
  const opcoes = [um.respostas?.[0]?.id]
  const dois = await pergunta(
    rh,
    at,
    nota('Quanto falta?', { condicao: { pergunta: { id: um.id }, opcoes }, notaMinima: 2 }),
  )
  await pergunta(rh, at, { texto: 'Por quê?', tipo: 3, condicao: { pergunta: { id: dois.id }, notaDe: 3, notaAte: 5 } })
  const clones = await ok<{ id: number; empresa: { id: number } }[]>(admin.post(`${at}?empresas=1,2`, {}))
  expect(clones.map(({ empresa }) => empresa.id)).toEqual([1, 2])
  const [beside, other] = clones.map(({ id }) => `${MODELOS}/${id}`) as [string, string]
  expect(await ok(rh.get(beside))).toMatchObject({ titulo: 'Experiência de 50 dias (cópia)', quantidade: 3 })
  const la = await ok(rh2.get(other))
  expect(la).toMatchObject({ titulo: 'Experiência de 50 dias', tipo: 'A', percentualMinimoAprovacao: 65, ativo: true })
  const outro = await ok(rh2.get(`${PERIODOS}/${(la.periodoAcompanhamentoExperiencia as Stored).id}`))
  expect(outro).toMatchObject({ nome: 'Cinquenta dias', dias: 50 })
  for (const [client, url] of [
    [rh, beside],
    [rh2, other],
  ] as const) {
    expect((await ok<{ nome: string }[]>(client.get(`${url}/aspectos`))).map(({ nome }) => nome)).toEqual([
      'Adaptação',
      'Sem perguntas',
    ])
    const [a, b, c] = await perguntas(client, url)
    expect(a).toMatchObject({ texto: 'Adapta-se?', aspecto: { nome: 'Adaptação' }, peso: 2.5 })
    expect(b).toMatchObject({ notaMinima: 2, condicao: { pergunta: { id: a?.id }, opcoes: [a?.respostas?.[0]?.id] } })
    expect(c).toMatchObject({ condicao: { pergunta: { id: b?.id }, notaDe: 3, notaAte: 5 } })
    for (const copy of [a, b, c]) expect([um.id, dois.id]).not.toContain(copy?.id)
  }
})

test('a model is cloned into no company where its user may not make one, and then into none at all', async () => {
  const modelo = await criaModelo(rh)
  const count = async () => (await ok<Stored[]>(rh.get(`${MODELOS}?unpaged=true`))).length
  const before = await count()
  for (const empresas of ['2', '1,2', '1,999']) {
    const { statusCode, errors } = await refusal(rh.post(`${MODELOS}/${modelo.id}?empresas=${empresas}`, {}))
    expect([statusCode, errors[0]?.[0]]).toEqual([400, 'empresas'])
  }
  expect((await rh.post(`${MODELOS}/${modelo.id}?empresas=x`, {})).statusCode).toBe(400)
  expect(await count()).toBe(before)
  expect((await gestor.post(`${MODELOS}/${modelo.id}`, {})).statusCode).toBe(403)
  expect(await ok<Stored[]>(rh.post(`${MODELOS}/${modelo.id}`, {}))).toHaveLength(1)
})

test('active models are offered, those of performance apart', async () => {
  const inativo = await criaModelo(rh, { titulo: 'Inativo', ativo: false })
  const ids = async (call: string) => (await ok<Stored[]>(rh.get(`${MODELOS}/${call}`))).map(({ id }) => id)
  const desempenho = await criaModelo(rh)
  const aluno = await criaModelo(rh, { tipo: 'L' })
  expect(await ids('ativa')).toEqual(expect.arrayContaining([desempenho.id, aluno.id]))
  expect(await ids('ativa')).not.toContain(inativo.id)
  expect(await ids('tipo-desempenho')).toContain(desempenho.id)
  for (const other of [aluno.id, inativo.id]) expect(await ids('tipo-desempenho')).not.toContain(other)
})

test('a talent is in the experience periods that have not ended, the day of admission being the first', async () => {
  const [talento] = await ok<Stored[]>(rh.get('/api/gestao-talentos/talentos'))
  const put = async (dataAdmissao: string) => {
    await app.database.pool.query('update talento set data_admissao = $1 where id = $2', [dataAdmissao, talento?.id])
  }
  const day = (days: number) => addDays(app.today(), days) ?? ''
  const names = async () => {
    const found = await ok<{ nome: string; vencimento: string }[]>(
      rh.get(`${MODELOS}/periodos-experiencia?colaboradorId=${talento?.id}`),
    )
    return found.filter(({ nome }) => ['30 dias', '45 dias', '90 dias'].includes(nome)).map(({ nome }) => nome)
  }
  await put(day(-29))
  expect(await names()).toEqual(['30 dias', '45 dias', '90 dias'])
  await put(day(-30))
  expect(await names()).toEqual(['45 dias', '90 dias'])
  await put(day(-90))
  expect(await names()).toEqual([])
  await put('2026-03-02')
  const modelos = await ok<Stored[]>(rh.get(`${MODELOS}?q=${encodeURIComponent('experiência 45 dias')}`))
  const at = `${MODELOS}/periodo-experiencia?colaboradorId=${talento?.id}&avaliacaoId=`
  // spec 2 §5: 45 days from 2026-03-02 end on 2026-04-15
  expect(await ok(rh.get(`${at}${modelos[0]?.id}`))).toMatchObject({ nome: '45 dias', vencimento: '2026-04-15' })
  expect((await rh.get(`${at}${(await criaModelo(rh)).id}`)).statusCode).toBe(404)
  expect((await rh2.get(`${MODELOS}/periodos-experiencia?colaboradorId=${talento?.id}`)).statusCode).toBe(404)
  expect((await rh.get(`${MODELOS}/periodos-experiencia`)).statusCode).toBe(400)
})

test('models of type S are those of candidates: one table, two routes, each with the names of its document', async () => {
  const body = {
    titulo: 'Entrevista S',
    tipo: 'S',
    observacao: 'Leia antes',
    percentualMinimoAprovacao: 70,
    ativo: true,
  }
  const novo = await ok(rh.post(`${MODELOS}?tipo=S`, body))
  expect(novo).toMatchObject({ ...body, versao: 1 })
  const la = `${CANDIDATOS}/${novo.id}`
  expect(await ok(rh.get(la))).toMatchObject({
    titulo: 'Entrevista S',
    cabecalho: 'Leia antes',
    percentualAprovacao: 70,
  })
  await ok(rh.patch(la, { versao: 1, respondente: 'C', diasParaResponder: 5 }))
  const at = `${MODELOS}/${novo.id}`
  expect((await rh.put(`${at}?tipo=S`, { ...body, versao: 1 })).statusCode).toBe(409)
  const { observacao: _, ...sem } = body
  const alterado = await ok(rh.put(`${at}?tipo=S`, { ...sem, titulo: 'Entrevista técnica S', versao: 2 }))
  expect(alterado.observacao).toBeUndefined()
  // what only candidates' models have stays
  expect(await ok(rh.get(la))).toMatchObject({ titulo: 'Entrevista técnica S', respondente: 'C', diasParaResponder: 5 })
  const longa = await refusal(rh.put(`${at}?tipo=S`, { ...body, observacao: 'x'.repeat(2001), versao: 3 }))
  expect([longa.statusCode, longa.errors[0]?.[0]]).toEqual([400, 'observacao'])
  for (const query of [
    `tipo=S&titulo=${encodeURIComponent('Entrevista técnica S')}`,
    `filter=${encodeURIComponent('{"tipo":"S","titulo":"Entrevista técnica S"}')}`,
  ]) {
    const found = await ok<RecordData[]>(rh.get(`${MODELOS}?${query}`))
    expect(found.map(({ id, tipo }) => [id, tipo])).toEqual([[novo.id, 'S']])
  }
  expect((await ok(rh.get(`${at}?tipo=S`))).titulo).toBe('Entrevista técnica S')
  expect((await rh2.get(`${at}?tipo=S`)).statusCode).toBe(404)
  await ok(rh.delete(`${at}?tipo=S`))
  expect((await rh.get(la)).statusCode).toBe(404)
})

test('questions of type S are rows of the candidates’ model, with the kinds and names of questions of models', async () => {
  const { id } = await ok(rh.post(`${MODELOS}?tipo=S`, { titulo: 'Prova S', tipo: 'S' }))
  const at = `${MODELOS}/${id}/perguntas`
  const corpo = escolha('Conhece a norma?', { aspecto: { nome: 'Conhecimento' }, peso: 2 })
  const um = await ok(rh.post(`${at}?tipo=S`, corpo))
  expect(um).toMatchObject({ texto: 'Conhece a norma?', tipo: 1, aspecto: { nome: 'Conhecimento' }, ordem: 1 })
  const { perguntas: linhas } = await ok<Stored & { perguntas: RecordData[] }>(rh.get(`${CANDIDATOS}/${id}`))
  expect(linhas).toMatchObject([{ id: um.id, tipo: 'OBJETIVA', aspecto: 'Conhecimento', peso: 2 }])
  const sem = await refusal(rh.post(`${at}?tipo=S`, { texto: '', tipo: 3 }))
  expect([sem.statusCode, sem.errors[0]?.[0]]).toEqual([400, 'texto'])
  const { versao } = await ok(rh.get(`${MODELOS}/${id}?tipo=S`))
  const one = `${at}/${um.id}?tipo=S`
  expect((await rh.put(one, { ...um, texto: 'Sem versão?' })).statusCode).toBe(409)
  expect(await ok(rh.put(one, { ...um, texto: 'Com versão?', versao }))).toMatchObject({ texto: 'Com versão?' })
  expect((await ok(rh.get(one))).texto).toBe('Com versão?')
  await ok(rh.delete(one))
  expect(await ok(rh.get(`${at}?tipo=S`))).toEqual([])
  expect((await rh.get(one)).statusCode).toBe(404)
})

test('whoever may read models of performance reads those of candidates only with their own authority', async () => {
  const role = 'ROLE_CAD_MODELO_AVALIACAO_VER'
  const perfil = await ok(admin.post('/api/utilitario/perfis', { nome: 'Só modelos', authorities: [role] }))
  const senha = 'Girassol-Azul-2026'
  const empresas = [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }] }]
  await ok(admin.post('/api/utilitario/usuarios', { nome: 'Modelos', login: 'modelos', senha, empresas }))
  const so = await login(app, 'modelos', senha)
  await ok(so.get(MODELOS))
  for (const url of [`${MODELOS}?tipo=S`, `${MODELOS}/1?tipo=S`, `${MODELOS}/1/perguntas?tipo=S`])
    expect((await so.get(url)).statusCode).toBe(403)
  for (const url of [MODELOS, `${MODELOS}?tipo=S`])
    expect((await so.post(url, { titulo: 'Não', tipo: 'D' })).statusCode).toBe(403)
})

test('the view of performance and experience shows no other model, and makes none', async () => {
  const view = '/api/avaliacao/modelos-avaliacao-desempenho-experiencia'
  const aluno = await criaModelo(rh, { tipo: 'L' })
  const found = await ok<Stored[]>(rh.get(`${view}?unpaged=true`))
  expect(new Set(found.map(({ tipo }) => tipo))).toEqual(new Set(['D', 'A']))
  const a = await ok<Stored[]>(rh.get(`${view}?tipo=A&unpaged=true`))
  expect(new Set(a.map(({ tipo }) => tipo))).toEqual(new Set(['A']))
  expect((await rh.get(`${view}?tipo=L`)).statusCode).toBe(400)
  for (const call of [
    rh.get(`${view}/${aluno.id}`),
    rh.put(`${view}/${aluno.id}`, aluno),
    rh.delete(`${view}/${aluno.id}`),
  ])
    expect((await call).statusCode).toBe(404)
  expect((await refusal(rh.post(view, { titulo: 'Aluno', tipo: 'L' }))).errors[0]?.[0]).toBe('tipo')
  const novo = await ok(rh.post(view, { titulo: 'Da vista', tipo: 'D' }))
  expect(await ok(rh.put(`${view}/${novo.id}`, { ...novo, titulo: 'Da vista 2' }))).toMatchObject({
    titulo: 'Da vista 2',
  })
  await ok(rh.delete(`${view}/${novo.id}`))
})

test('[REL-questionario/papel/em-branco: rows, empty, companies] a model is printed blank, question by question with its options, by whoever may read it; without questions there is nothing to print', async () => {
  const { id } = await criaModelo(rh)
  const vazio = await refusal(rh.post(`${MODELOS}/relatorio`, { avaliacaoId: id }))
  expect([vazio.statusCode, vazio.message]).toEqual([404, 'O questionário ainda não tem perguntas.'])
  await pergunta(rh, `${MODELOS}/${id}`, escolha('No papel?'))
  await pergunta(rh, `${MODELOS}/${id}`, nota('Que nota?'))
  for (const answer of [
    await rh.post(`${MODELOS}/relatorio`, { avaliacaoId: id }),
    await rh.post(`${MODELOS}/relatorio?avaliacaoId=${id}`, {}),
    await rh.post(`${MODELOS}/${id}/imprimir`, { imprimirFormaEconomica: true }),
  ]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = (await pagesOf(answer.rawPayload)).join('\n')
    for (const printed of ['1. No papel?', 'Não', 'Sim', '2. Que nota?']) expect(text).toContain(printed)
  }
  expect((await rh2.post(`${MODELOS}/relatorio`, { avaliacaoId: id })).statusCode).toBe(404)
  expect((await rh.post(`${MODELOS}/relatorio`, {})).statusCode).toBe(400)
})
