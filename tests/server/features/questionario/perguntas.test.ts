import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import {
  aplica,
  criaModelo,
  escolha,
  MODELOS,
  nota,
  ok,
  type Pergunta,
  pergunta,
  perguntas,
  QUESTIONARIOS,
  refusal,
  responde,
  type Stored,
  textos,
} from './modelo.ts'

let app: TestApp
let rh: Client
let rh2: Client
let modelo: Stored
let dono: string

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  modelo = await criaModelo(rh)
  dono = `${MODELOS}/${modelo.id}`
})
afterAll(() => app?.close())

const novo = async () => `${MODELOS}/${(await criaModelo(rh)).id}`
const inclui = (body: object) => rh.post(`${dono}/perguntas`, body as Record<string, unknown>)

test('[R-PERG-01] a question needs its text', async () => {
  for (const texto of [undefined, '', '   ']) {
    const { statusCode, errors } = await refusal(inclui({ texto, tipo: 3 }))
    expect([statusCode, errors]).toEqual([400, [['texto', 'Pergunta é obrigatória']]])
  }
  expect((await ok(inclui({ texto: 'O que falta?', tipo: 3 }))).texto).toBe('O que falta?')
})

test('[R-PERG-02] each option needs its text, and a question of choice its options', async () => {
  const sem = await refusal(inclui({ texto: 'Qual?', tipo: 5, respostas: [{ texto: 'Uma' }, { peso: 2 }] }))
  expect([sem.statusCode, sem.errors]).toEqual([400, [['respostas[1].texto', 'Texto da opção é obrigatório']]])
  const nenhuma = await refusal(inclui({ texto: 'Qual?', tipo: 1 }))
  expect([nenhuma.statusCode, nenhuma.errors[0]?.[0]]).toEqual([400, 'respostas'])
  const stored = await ok<Pergunta>(
    inclui({ texto: 'Qual?', tipo: 5, respostas: [{ texto: 'Uma' }, { texto: 'Outra' }] }),
  )
  expect(stored.respostas?.map(({ texto }) => texto)).toEqual(['Uma', 'Outra'])
})

test('[R-PERG-03] what asks for a comment says with which text; what does not keeps none', async () => {
  const sem = await refusal(inclui(nota('Nota?', { exigirComentario: true })))
  expect([sem.statusCode, sem.errors]).toEqual([400, [['comentario', 'Texto da solicitação é obrigatório']]])
  const com = await ok(inclui(nota('Nota?', { exigirComentario: true, comentario: 'Por quê?' })))
  expect(com.comentario).toBe('Por quê?')
  const calada = await ok(inclui(nota('Nota?', { exigirComentario: false, comentario: 'Por quê?' })))
  expect(calada.comentario).toBeUndefined()
})

test('a mark goes from 0 in models and from 1 elsewhere, up to 10, unless the question says otherwise', async () => {
  expect(await pergunta(rh, dono, nota('Zero?'))).toMatchObject({ notaMinima: 0, notaMaxima: 10 })
  const banco = await ok(rh.post(QUESTIONARIOS, { titulo: 'Banco de notas', tipo: 'B' }))
  const deBanco = `${QUESTIONARIOS}/${banco.id}`
  expect(await pergunta(rh, deBanco, nota('Um?'))).toMatchObject({ notaMinima: 1, notaMaxima: 10 })
  expect(await pergunta(rh, deBanco, nota('Cinco?', { notaMinima: 3, notaMaxima: 5 }))).toMatchObject({
    notaMinima: 3,
    notaMaxima: 5,
  })
})

test('a condition looks at an answer that an earlier question can have, and at nothing else', async () => {
  const aqui = await novo()
  const um = await pergunta(rh, aqui, escolha('Lidera pessoas?'))
  const dois = await pergunta(rh, aqui, nota('Que nota?'))
  const com = (condicao: object) => rh.post(`${aqui}/perguntas`, { texto: 'E então?', tipo: 3, condicao } as never)
  const sim = um.respostas?.[1]?.id
  const recusa = async (condicao: object) => (await refusal(com(condicao))).errors[0]
  expect(await recusa({ pergunta: { id: um.id }, opcoes: [sim, 999_999] })).toEqual([
    'condicao.pergunta',
    'A condição olha para uma opção que a pergunta 1 não tem.',
  ])
  expect((await recusa({ pergunta: { id: dois.id }, opcoes: [sim] }))?.[1]).toBe(
    'A pergunta 2 não tem opções para a condição.',
  )
  expect((await recusa({ pergunta: { id: um.id }, notaDe: 3 }))?.[1]).toBe('A pergunta 1 não tem nota para a condição.')
  expect((await recusa({ pergunta: { id: dois.id }, notaDe: 11 }))?.[1]).toBe(
    'Nenhuma nota da pergunta 2 satisfaz a condição.',
  )
  const alheia = await pergunta(rh, await novo(), escolha('De outro modelo?'))
  expect((await recusa({ pergunta: { id: alheia.id } }))?.[1]).toBe(
    'A condição olha para uma pergunta que não vem antes desta.',
  )
  const tres = await ok<Pergunta>(com({ pergunta: { id: um.id }, opcoes: [sim] }))
  expect(tres).toMatchObject({ ordem: 3, condicao: { pergunta: { id: um.id }, opcoes: [sim] } })
  expect(await ok(com({ pergunta: { id: dois.id }, notaDe: 0, notaAte: 5 }))).toMatchObject({ ordem: 4 })
})

test('no condition comes back to its question, whatever is changed', async () => {
  const aqui = await novo()
  const um = await pergunta(rh, aqui, escolha('Um?'))
  const dois = await pergunta(rh, aqui, escolha('Dois?', { condicao: { pergunta: { id: um.id } } }))
  for (const alvo of [dois, um]) {
    const body = { ...um, condicao: { pergunta: { id: alvo.id } } }
    const { statusCode, errors } = await refusal(rh.put(`${aqui}/perguntas/${um.id}`, body))
    expect([statusCode, errors[0]]).toEqual([
      400,
      ['condicao.pergunta', 'A condição olha para uma pergunta que não vem antes desta.'],
    ])
  }
})

test('what a condition looks at keeps the option, the marks and the question', async () => {
  const aqui = await novo()
  const um = await pergunta(rh, aqui, escolha('Um?'))
  const [nao, sim] = um.respostas ?? []
  await pergunta(rh, aqui, { texto: 'Por quê?', tipo: 3, condicao: { pergunta: { id: um.id }, opcoes: [sim?.id] } })
  const at = `${aqui}/perguntas/${um.id}`
  const sem = await refusal(rh.put(at, { ...um, respostas: [nao, { texto: 'Talvez', peso: 0 }] }))
  expect([sem.statusCode, sem.errors[0]]).toEqual([
    400,
    ['respostas', 'Pergunta "Por quê?": A condição olha para uma opção que a pergunta 1 não tem.'],
  ])
  const outra = await refusal(rh.put(at, { ...um, tipo: 4 }))
  expect([outra.statusCode, outra.errors[0]?.[0]]).toEqual([400, 'tipo'])
  expect((await refusal(rh.delete(at))).statusCode).toBe(409)
  const saved = await ok<Pergunta>(rh.put(at, { ...um, respostas: [nao, { ...sim, texto: 'Sim, sempre' }] }))
  expect(saved.respostas?.[1]).toMatchObject({ id: sim?.id, texto: 'Sim, sempre' })
})

test('questions change places by one call each; the rest is numbered anew', async () => {
  const aqui = await novo()
  for (const texto of ['A', 'B', 'C', 'D']) await pergunta(rh, aqui, { texto, tipo: 3 })
  const [a, b, c, d] = await perguntas(rh, aqui)
  const depois = await ok<Pergunta[]>(rh.patch(`${aqui}/perguntas/${d?.id}/ordem`, { ordem: 2 }))
  expect(depois.map(({ texto, ordem }) => `${ordem}${texto}`)).toEqual(['1A', '2D', '3B', '4C'])
  await ok(rh.patch(`${aqui}/perguntas/${a?.id}/ordem`, { ordem: 9 }))
  expect(await textos(rh, aqui)).toEqual(['D', 'B', 'C', 'A'])
  const ids = [c, b, a, d].map((one) => one?.id)
  await ok(rh.patch(`${aqui}/perguntas/batch/ordem`, { perguntas: ids }))
  expect(await textos(rh, aqui)).toEqual(['C', 'B', 'A', 'D'])
  for (const wrong of [ids.slice(1), [...ids, 999_999], [c?.id, c?.id, a?.id, d?.id]]) {
    const { statusCode, errors } = await refusal(rh.patch(`${aqui}/perguntas/batch/ordem`, { perguntas: wrong }))
    expect([statusCode, errors[0]?.[0]]).toEqual([400, 'perguntas'])
  }
  for (const ordem of [0, -1, 'x', 1.5, null])
    expect((await rh.patch(`${aqui}/perguntas/${a?.id}/ordem`, { ordem })).statusCode).toBe(400)
  expect((await ok<Pergunta>(rh.post(`${aqui}/perguntas`, { texto: 'E', tipo: 3, ordem: 1 }))).ordem).toBe(1)
  expect(await textos(rh, aqui)).toEqual(['E', 'C', 'B', 'A', 'D'])
  expect((await rh.get(`${aqui}/perguntas/proxima-ordem`)).json()).toBe(6)
})

test('a question is not put before the one its condition looks at, nor that one behind it', async () => {
  const aqui = await novo()
  const um = await pergunta(rh, aqui, escolha('Um?'))
  const dois = await pergunta(rh, aqui, { texto: 'Dois?', tipo: 3, condicao: { pergunta: { id: um.id } } })
  const texto = 'Pergunta "Dois?": A condição olha para uma pergunta que não vem antes desta.'
  for (const [id, ordem] of [
    [dois.id, 1],
    [um.id, 2],
  ]) {
    const { statusCode, errors } = await refusal(rh.patch(`${aqui}/perguntas/${id}/ordem`, { ordem }))
    expect([statusCode, errors]).toEqual([400, [['ordem', texto]]])
  }
  const invertida = await refusal(rh.patch(`${aqui}/perguntas/batch/ordem`, { perguntas: [dois.id, um.id] }))
  expect(invertida.statusCode).toBe(400)
  expect(await textos(rh, aqui)).toEqual(['Um?', 'Dois?'])
})

test('many questions come at once: all of them, or none', async () => {
  const aqui = await novo()
  const varias = [escolha('Uma?'), { texto: '', tipo: 3 }, nota('Três?')]
  const { statusCode, errors } = await refusal(rh.post(`${aqui}/perguntas/batch`, { perguntas: varias }))
  expect([statusCode, errors]).toEqual([400, [['perguntas[1].texto', '2ª: Pergunta é obrigatória']]])
  expect(await perguntas(rh, aqui)).toEqual([])
  const todas = varias.toSpliced(1, 1, { texto: 'Duas?', tipo: 3 })
  expect(await ok<Pergunta[]>(rh.post(`${aqui}/perguntas/batch`, { perguntas: todas }))).toHaveLength(3)
  expect(await textos(rh, aqui)).toEqual(['Uma?', 'Duas?', 'Três?'])
})

test('aspects are those of their questionnaire: found by name, changed with their version, kept while questions have them', async () => {
  const aqui = await novo()
  const pessoas = await ok(rh.post(`${aqui}/aspectos`, { nome: 'Pessoas' }))
  await ok(rh.post(`${aqui}/aspectos`, { nome: 'Organização' }))
  const repetido = await refusal(rh.post(`${aqui}/aspectos`, { nome: 'Pessoas' }))
  expect([repetido.statusCode, repetido.message]).toEqual([409, 'Este aspecto já está no questionário.'])
  const nomes = async (query = '') =>
    (await ok<{ nome: string; perguntas: number }[]>(rh.get(`${aqui}/aspectos${query}`))).map(({ nome }) => nome)
  expect(await nomes()).toEqual(['Organização', 'Pessoas'])
  expect(await nomes('?nome=organiza%C3%A7')).toEqual(['Organização'])
  const com = await pergunta(rh, aqui, escolha('Ouve?', { aspecto: { id: pessoas.id } }))
  await pergunta(rh, aqui, escolha('Entrega?'))
  const listadas = await ok<Pergunta[]>(rh.get(`${aqui}/perguntas?aspecto=${pessoas.id}`))
  expect(listadas.map(({ id }) => id)).toEqual([com.id])
  const at = `${aqui}/aspectos/${pessoas.id}`
  expect((await rh.put(at, { nome: 'Gente' })).statusCode).toBe(400)
  expect(await ok(rh.put(at, { nome: 'Gente', versao: pessoas.versao }))).toMatchObject({ nome: 'Gente' })
  expect((await rh.put(at, { nome: 'Time', versao: pessoas.versao })).statusCode).toBe(409)
  expect((await rh.delete(at)).statusCode).toBe(409)
  await ok(rh.delete(`${aqui}/perguntas/${com.id}`))
  await ok(rh.delete(at))
  expect(await nomes()).toEqual(['Organização'])
  const alheio = await ok(rh.post(`${dono}/aspectos`, { nome: 'De outro' }))
  const fora = await refusal(rh.post(`${aqui}/perguntas`, escolha('Fora?', { aspecto: { id: alheio.id } })))
  expect(fora.errors).toEqual([['aspecto', 'O aspecto é de outro questionário.']])
  expect((await rh.put(`${aqui}/aspectos/${alheio.id}`, { nome: 'x', versao: 1 })).statusCode).toBe(404)
})

test('a question is changed with the version that was read, below its own questionnaire only', async () => {
  const aqui = await novo()
  const um = await pergunta(rh, aqui, escolha('Um?'))
  const { versao: _, ...semVersao } = um
  expect((await rh.put(`${aqui}/perguntas/${um.id}`, semVersao)).statusCode).toBe(400)
  await ok(rh.put(`${aqui}/perguntas/${um.id}`, { ...um, texto: 'Um mesmo?' }))
  expect((await rh.put(`${aqui}/perguntas/${um.id}`, { ...um, texto: 'Outro?' })).statusCode).toBe(409)
  for (const call of [rh.get, rh.delete].map((send) => send.bind(rh)))
    expect((await call(`${dono}/perguntas/${um.id}`)).statusCode).toBe(404)
  expect((await ok(rh.get(`${aqui}/perguntas/${um.id}`))).texto).toBe('Um mesmo?')
})

test('a question that was answered locks its questionnaire, and says how many answers there are', async () => {
  const { id } = await criaModelo(rh)
  const aqui = `${MODELOS}/${id}`
  const um = await pergunta(rh, aqui, nota('Um?'))
  const dois = await pergunta(rh, aqui, escolha('Dois?'))
  const aspecto = await ok(rh.post(`${aqui}/aspectos`, { nome: 'Livre' }))
  const copia = await aplica(rh, id)
  await ok(rh.put(`${aqui}/perguntas/${um.id}`, { ...um, texto: 'Ainda muda?' }))
  expect(await ok(rh.get(aqui))).toMatchObject({ quantidade: 2, respondidos: 0 })
  await responde(rh, copia, [{ perguntaId: um.id, nota: 5 }])
  expect(await ok(rh.get(aqui))).toMatchObject({ quantidade: 2, respondidos: 1 })
  expect((await rh.get(`${aqui}/perguntas/quantidade-perguntas-respondidas`)).json()).toBe(1)
  const texto = 'O questionário já tem 1 resposta: ele não muda mais. Clone-o para fazer outro.'
  const calls = [
    rh.post(`${aqui}/perguntas`, escolha('Nova?')),
    rh.put(`${aqui}/perguntas/${dois.id}`, { ...dois, texto: 'Outra?' }),
    rh.delete(`${aqui}/perguntas/${dois.id}`),
    rh.patch(`${aqui}/perguntas/${dois.id}/ordem`, { ordem: 1 }),
    rh.post(`${aqui}/aspectos`, { nome: 'Novo' }),
    rh.put(`${aqui}/aspectos/${aspecto.id}`, { nome: 'Preso', versao: aspecto.versao }),
    rh.delete(`${aqui}/aspectos/${aspecto.id}`),
    rh.post(`${aqui}/ordem-aleatoria`, {}),
    rh.delete(`${aqui}?tipo=D`),
  ]
  for (const call of calls) {
    const { statusCode, message } = await refusal(call)
    expect([[400, 409].includes(statusCode), message]).toEqual([true, texto])
  }
  expect(await textos(rh, aqui)).toEqual(['Ainda muda?', 'Dois?'])
})

test('each person gets an order of his own, the same at each opening; what hangs on a question stays behind it', async () => {
  const { id } = await criaModelo(rh)
  const aqui = `${MODELOS}/${id}`
  const um = await pergunta(rh, aqui, escolha('0'))
  await pergunta(rh, aqui, { texto: 'segue 0', tipo: 3, condicao: { pergunta: { id: um.id } } })
  for (let i = 1; i < 12; i++) await pergunta(rh, aqui, { texto: String(i), tipo: 3 })
  const orderOf = async (copia: Stored) => {
    const { perguntas: asked } = await ok<{ perguntas: { texto: string }[] }>(
      rh.get(`/api/avaliacao/avaliacoes/${copia.id}/questionario`),
    )
    return asked.map(({ texto }) => texto)
  }
  const escrita = await textos(rh, aqui)
  expect(await orderOf(await aplica(rh, id))).toEqual(escrita)
  expect((await ok(rh.post(`${aqui}/ordem-aleatoria`, {}))).ordemAleatoria).toBe(true)
  const copias = [await aplica(rh, id), await aplica(rh, id), await aplica(rh, id)]
  const orders = []
  for (const copia of copias) {
    const order = await orderOf(copia)
    expect(await orderOf(copia)).toEqual(order)
    expect(order.toSorted()).toEqual(escrita.toSorted())
    expect(order.indexOf('segue 0')).toBe(order.indexOf('0') + 1)
    orders.push(order.join())
  }
  expect(new Set([escrita.join(), ...orders]).size).toBe(4)
  expect((await ok(rh.post(`${aqui}/ordem-aleatoria`, { ativa: false }))).ordemAleatoria).toBe(false)
  expect(await orderOf(await aplica(rh, id))).toEqual(escrita)
})

test('a release freezes the questions as they are; what is changed later is the next version, and copies keep theirs', async () => {
  const { id, questionario } = await criaModelo(rh)
  const aqui = `${MODELOS}/${id}`
  const um = await pergunta(rh, aqui, nota('Antes?'))
  const versoes = async () => {
    const of = (questionario as { id: number }).id
    return ((await ok(rh.get(`${QUESTIONARIOS}/${of}`))).versoes ?? []) as { numero: number; quantidade: number }[]
  }
  expect(await versoes()).toEqual([])
  const [primeira, igual] = [await aplica(rh, id), await aplica(rh, id)]
  expect(await versoes()).toMatchObject([{ numero: 1, quantidade: 1 }])
  await ok(rh.put(`${aqui}/perguntas/${um.id}`, { ...um, texto: 'Depois?' }))
  await pergunta(rh, aqui, nota('Mais uma?'))
  const segunda = await aplica(rh, id)
  expect(await versoes()).toMatchObject([
    { numero: 1, quantidade: 1 },
    { numero: 2, quantidade: 2 },
  ])
  const asked = async (copia: Stored) => {
    const at = `/api/avaliacao/avaliacoes/${copia.id}/questionario`
    return (await ok<{ perguntas: { texto: string }[] }>(rh.get(at))).perguntas.map(({ texto }) => texto)
  }
  for (const copia of [primeira, igual]) expect(await asked(copia)).toEqual(['Antes?'])
  expect(await asked(segunda)).toEqual(['Depois?', 'Mais uma?'])
})

test('chosen questions of a bank come with options, aspects by their name, and the conditions among them', async () => {
  const banco = await ok(rh.post(QUESTIONARIOS, { titulo: 'Banco de liderança', tipo: 'B' }))
  const la = `${QUESTIONARIOS}/${banco.id}`
  const pessoas = await ok(rh.post(`${la}/aspectos`, { nome: 'Pessoas' }))
  const um = await pergunta(rh, la, escolha('Lidera?', { aspecto: { id: pessoas.id } }))
  const opcoes = [um.respostas?.[1]?.id]
  const dois = await pergunta(rh, la, { texto: 'Quantas?', tipo: 3, condicao: { pergunta: { id: um.id }, opcoes } })
  const aqui = await novo()
  const aspecto = await ok(rh.post(`${aqui}/aspectos`, { nome: 'Pessoas' }))
  const fontes = await ok<{ id: number; tipo: string; perguntas: number }[]>(rh.get(`${aqui}/perguntas/fontes`))
  expect(fontes.find(({ id }) => id === banco.id)).toMatchObject({ tipo: 'B', perguntas: 2 })
  expect(await ok(rh.get(`/api/avaliacao/perguntas/questionario?questionarioId=${banco.id}`))).toHaveLength(2)
  const body = { questionario: banco.id, perguntas: [um.id, dois.id] }
  await ok(rh.post(`${aqui}/perguntas/copia`, body))
  const [primeira, segunda] = await perguntas(rh, aqui)
  expect(primeira).toMatchObject({ texto: 'Lidera?', aspecto: { id: aspecto.id } })
  expect(primeira?.id).not.toBe(um.id)
  expect(segunda).toMatchObject({
    texto: 'Quantas?',
    condicao: { pergunta: { id: primeira?.id }, opcoes: [primeira?.respostas?.[1]?.id] },
  })
  // alone, it is asked always
  await ok(rh.post(`${aqui}/perguntas/copia`, { questionario: banco.id, perguntas: [dois.id] }))
  const sozinha = (await perguntas(rh, aqui)).at(-1)
  expect([sozinha?.texto, sozinha?.ordem, sozinha?.condicao]).toEqual(['Quantas?', 3, undefined])
  const alheia = { questionario: banco.id, perguntas: [um.id, primeira?.id] }
  expect((await rh.post(`${aqui}/perguntas/copia`, alheia)).statusCode).toBe(404)
  expect(await perguntas(rh, aqui)).toHaveLength(3)
})

test('options that questions of the company have are suggested, the most used first, then the scales that ship', async () => {
  const aqui = await novo()
  const respostas = [
    { texto: 'Azul', peso: 1 },
    { texto: 'Verde', peso: 2 },
  ]
  const antes = await ok<{ usos: number }[]>(rh.get(`${aqui}/perguntas/respostas-sugeridas`))
  for (let i = 0; i < 3; i++) await pergunta(rh, aqui, { texto: `Cor ${i}?`, tipo: 1, respostas })
  const sets = await ok<{ titulo: string; usos: number; respostas: object[] }[]>(
    rh.get(`${aqui}/perguntas/respostas-sugeridas`),
  )
  expect(sets).toHaveLength(antes.length + 1)
  expect(sets.map(({ usos }) => usos)).toEqual(sets.map(({ usos }) => usos).toSorted((a, b) => b - a))
  expect(sets.find(({ titulo }) => titulo === 'Azul · Verde')).toEqual({ titulo: 'Azul · Verde', usos: 3, respostas })
  expect(sets.some(({ titulo }) => titulo === 'Discordo totalmente … Concordo totalmente (5)')).toBe(true)
  const outra = await ok<{ titulo: string }[]>(
    rh2.get(`${MODELOS}/${(await criaModelo(rh2)).id}/perguntas/respostas-sugeridas`),
  )
  expect(outra.some(({ titulo }) => titulo === 'Azul · Verde')).toBe(false)
})

test('another company neither reads nor changes anything of a questionnaire', async () => {
  const um = await pergunta(rh, dono, escolha('Só nossa?'))
  const calls = [
    rh2.get(`${dono}/perguntas`),
    rh2.get(`${dono}/aspectos`),
    rh2.post(`${dono}/perguntas`, escolha('Delas?')),
    rh2.put(`${dono}/perguntas/${um.id}`, { ...um, texto: 'Delas?' }),
    rh2.delete(`${dono}/perguntas/${um.id}`),
    rh2.patch(`${dono}/perguntas/batch/ordem`, { perguntas: [um.id] }),
    rh2.post(`${dono}/ordem-aleatoria`, {}),
    rh2.post(dono, {}),
    rh2.get(`/api/avaliacao/perguntas/experiencias?avaliacaoId=${modelo.id}`),
    rh2.get(`/api/avaliacao/perguntas/questionario?questionarioId=${(modelo.questionario as Stored).id}`),
  ]
  for (const call of calls) expect((await call).statusCode).toBe(404)
  const deles = `${MODELOS}/${(await criaModelo(rh2)).id}`
  const daqui = { questionario: (modelo.questionario as Stored).id, perguntas: [um.id] }
  expect((await rh2.post(`${deles}/perguntas/copia`, daqui)).statusCode).toBe(404)
  expect(
    (await refusal(rh2.post(`${deles}/perguntas`, escolha('?', { condicao: { pergunta: { id: um.id } } })))).statusCode,
  ).toBe(400)
})

test('the register of questions answers those of a model and of a questionnaire', async () => {
  const at = '/api/avaliacao/perguntas'
  const nossas = await textos(rh, dono)
  for (const query of [
    `experiencias?avaliacaoId=${modelo.id}`,
    `questionario?questionarioId=${(modelo.questionario as Stored).id}`,
  ]) {
    const found = await ok<Pergunta[]>(rh.get(`${at}/${query}`))
    expect(found.map(({ texto }) => texto)).toEqual(nossas)
  }
  for (const query of ['experiencias', 'questionario', 'experiencias?avaliacaoId=x'])
    expect((await rh.get(`${at}/${query}`)).statusCode).toBe(400)
})
