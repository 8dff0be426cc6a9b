import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { lembraAvaliadores } from '#server/domain/avaliacao/avaliacao-desempenho/avisos/lembretes.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { metas } from '../cenario.ts'
import { acoesDe, CICLOS, errorsOf, messageOf, type Stored } from './ciclos.ts'

/** Rules of cycles, their participants and their release — spec 2 §3, §4, §5 */
const IDENTIFICAVEL =
  'Uma avaliação anônima precisa de ao menos 2 avaliados com 1 avaliador, ou de 2 avaliadores com 1 avaliado.'

const MINHAS = '/api/avaliacao/avaliacoes-desempenhos-questionarios'

let app: TestApp
let admin: Client
let rh2: Client
let lider: Client
let modelo: Stored
/** active talents of company 1: who logs in as `lider`, then people without a log-in */
let chefe: number
let gente: number[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh2 = await login(app, 'rh2')
  lider = await login(app, 'lider')
  const [own] = await rows<{ id: number }>(
    "select t.id::int as id from talento t join usuario u on u.id = t.usuario_id where t.empresa_id = 1 and u.login = 'lider'",
  )
  chefe = own?.id ?? 0
  gente = (
    await rows<{ id: number }>(
      "select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit 12",
    )
  ).map(({ id }) => id)
  modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo das regras', tipo: 'D' })
  await made('/api/avaliacao/perguntas', {
    questionario: modelo.questionario,
    texto: 'De 0 a 100?',
    tipo: 4,
    notaMaxima: 100,
  })
}, 120_000)
beforeEach(() => rows('delete from email_saida'))
afterAll(() => app?.close())

const { rows, made, participa } = acoesDe(() => ({ app, admin }))
const corpo = (body: RecordData = {}) => ({
  ...{ titulo: 'Regras', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
  ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
  ...body,
})
const ciclo = (body: RecordData = {}) => made(CICLOS, corpo(body))
const lote = (avaliacao: Stored, acao: string, body: RecordData, client = admin) =>
  client.post(`${CICLOS}/${avaliacao.id}/participantes/${acao}`, body)
const passo = ({ id }: Stored, name: string) => admin.put(`${CICLOS}/${id}/${name}`, {})
const liberado = async (body: RecordData = {}) => {
  const avaliacao = await ciclo(body)
  expect((await participa(avaliacao, gente[0], chefe, 'L')).statusCode).toBe(201)
  expect((await participa(avaliacao, gente[0], gente[1], 'P')).statusCode).toBe(201)
  const answer = await passo(avaliacao, 'libera')
  expect(answer.statusCode, answer.body).toBe(200)
  return avaliacao
}
const copiaDe = async ({ id }: Stored, avaliador: number) =>
  (
    await rows<{ id: number }>(
      'select id::int as id from colaborador_questionario where avaliacao_desempenho_id = $1 and avaliador_id = $2',
      [id, avaliador],
    )
  )[0]?.id
const perguntaDe = async (client: Client, copia: number | undefined) => {
  const answer = await client.get(`/api/avaliacao/avaliacoes/${copia}/questionario`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as RecordData & { perguntas: { id: number }[]; fechada?: string; competencias?: RecordData[] }
}
const responde = async (client: Client, copia: number | undefined, nota = 80, more: RecordData = {}) => {
  const { perguntas, versao } = await perguntaDe(client, copia)
  const respostas = perguntas.map(({ id }) => ({ perguntaId: id, nota }))
  return client.put(`/api/avaliacao/avaliacoes/${copia}/respostas`, { versao, respostas, ...more })
}

describe('the definition of a cycle', () => {
  test('[R-AVAL-01] [R-AVAL-02] [R-AVAL-03] title, days and model are required, in a cycle of competences alone they are not', async () => {
    const vazia = { avaliarSomenteCompetencias: false, permiteAutoAvaliacao: false, anonima: false }
    const answer = await admin.post(CICLOS, vazia)
    expect(errorsOf(answer)).toEqual([
      ['titulo', 'Título é obrigatório'],
      ['dataIni', 'Início é obrigatório'],
      ['dataFim', 'Fim é obrigatório'],
      ['modeloAvaliacao', 'Modelo de Avaliação é obrigatório'],
    ])
    const so = await made(CICLOS, { ...vazia, avaliarSomenteCompetencias: true })
    expect(so.titulo).toMatch(/^Avaliação de Competências \d\d\/\d\d\/\d{4}$/)
    expect((await made(CICLOS, { ...vazia, avaliarSomenteCompetencias: true, titulo: 'Só níveis' })).titulo).toBe(
      'Só níveis',
    )
  })

  test('[R-AVAL-04] [R-AVAL-05] [R-AVAL-06] self-evaluation, anonymity and kind are answered', async () => {
    const { permiteAutoAvaliacao: _, anonima: __, ...rest } = corpo()
    expect(errorsOf(await admin.post(CICLOS, rest))).toEqual([
      ['permiteAutoAvaliacao', 'Informe se a avaliação permite autoavaliação'],
      ['anonima', 'Informe se a avaliação é anônima.'],
    ])
    const stored = await ciclo()
    const changed = await admin.put(`${CICLOS}/${stored.id}`, { ...corpo(), versao: stored.versao, tipo: undefined })
    expect(errorsOf(changed)).toEqual([['tipo', 'Tipo de avaliação é obrigatório']])
  })

  test('[R-AVAL-06B] a cycle of kind 2.0 says its format', async () => {
    const stored = await ciclo({ tipo: '2.0' })
    expect(stored.formato).toBe('0')
    const changed = await admin.put(`${CICLOS}/${stored.id}`, {
      ...corpo(),
      versao: stored.versao,
      tipo: '2.0',
      formato: undefined,
    })
    expect(errorsOf(changed)).toEqual([['formato', 'Campo Obrigatório é necessário quando Tipo é 2.0']])
    const other = await admin.put(`${CICLOS}/${stored.id}`, {
      ...corpo(),
      versao: stored.versao,
      tipo: '1.0',
      formato: undefined,
    })
    expect(other.statusCode, other.body).toBe(200)
  })

  test('[R-AVAL-09] it does not end before it begins', async () => {
    const answer = await admin.post(CICLOS, corpo({ dataFim: addDays(app.today(), -1) }))
    expect(answer.statusCode).toBe(400)
    expect(errorsOf(answer)[0]?.[0]).toBe('dataFim')
    expect((await admin.post(CICLOS, corpo({ dataFim: app.today() }))).statusCode).toBe(201)
  })

  test('people are evaluated with models of performance only', async () => {
    const aluno = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'De aluno', tipo: 'L' })
    expect(errorsOf(await admin.post(CICLOS, corpo({ modeloAvaliacao: { id: aluno.id } })))).toEqual([
      ['modeloAvaliacao', 'Escolha um modelo de desempenho.'],
    ])
  })
})

describe('participants', () => {
  test('a role outside the cycle is refused with the reason: 90 knows managers, 180 also oneself, 360 all', async () => {
    const noventa = await ciclo({ abrangencia: '90' })
    expect(errorsOf(await participa(noventa, gente[0], gente[0], 'U'))).toEqual([
      ['papel', 'Este papel não faz parte de uma avaliação de 90°.'],
    ])
    expect(errorsOf(await participa(noventa, gente[0], gente[1], 'P'))).toEqual([
      ['papel', 'Este papel não faz parte de uma avaliação de 90°.'],
    ])
    expect((await participa(noventa, gente[0], gente[1], 'L')).statusCode).toBe(201)
    const cento = await ciclo({ abrangencia: '180' })
    expect((await participa(cento, gente[0], gente[0], 'U')).statusCode).toBe(201)
    const sem = await ciclo({ permiteAutoAvaliacao: false })
    expect(errorsOf(await participa(sem, gente[0], gente[0], 'U'))).toEqual([
      ['papel', 'A avaliação não permite autoavaliação.'],
    ])
    const papeis = (await admin.get(`${CICLOS}/${sem.id}/papeis`)).json() as { papel: string; motivo?: string }[]
    expect(papeis.filter(({ motivo }) => motivo).map(({ papel }) => papel)).toEqual(['U'])
  })

  test('[R-AVAL-07] an anonymous cycle has two evaluated, or two evaluators, at least: on saving, releasing and removing', async () => {
    const anonima = await ciclo({ anonima: true })
    expect(errorsOf(await participa(anonima, gente[0], gente[1], 'P'))).toEqual([['avaliador', IDENTIFICAVEL]])
    const dois = await lote(anonima, 'adiciona', { colaboradoresIds: [gente[0], gente[1]], geraAutoavaliacao: true })
    expect(dois.statusCode, dois.body).toBe(200)
    const um = await lote(anonima, 'remove-avaliados', { colaboradoresIds: [gente[0]] })
    expect(errorsOf(um)).toEqual([['avaliador', IDENTIFICAVEL]])
    const nominal = await ciclo()
    expect((await participa(nominal, gente[0], gente[1], 'P')).statusCode).toBe(201)
    const virou = await admin.patch(`${CICLOS}/${nominal.id}`, { versao: nominal.versao, anonima: true })
    expect(errorsOf(virou)).toEqual([['anonima', IDENTIFICAVEL]])
  })

  test('[R-AVAL-08] in batch: from the hierarchy, each once, with the texts of the specification; anything else is unknown', async () => {
    const avaliacao = await ciclo({ quantidadePares: 1 })
    const equipe = (
      await rows<{ id: number }>(
        `select t.id::int as id from talento t where t.empresa_id = 1 and t.situacao = 'A' and t.superior_id = $1 order by t.id`,
        [chefe],
      )
    ).map(({ id }) => id)
    const [primeiro = gente[0]] = equipe
    expect(errorsOf(await lote(avaliacao, 'adiciona', { colaboradoresIds: [] }))[0]?.[1]).toBe(
      'Selecione ao menos um talento',
    )
    const auto = await lote(avaliacao, 'adiciona', { colaboradoresIds: [primeiro], geraAutoavaliacao: true })
    expect(messageOf(auto)).toBe('Autoavaliações adicionadas com sucesso!')
    const again = await lote(avaliacao, 'adiciona', {
      ...{ colaboradoresIds: [primeiro, chefe], geraAutoavaliacao: true },
      ...{ preencheAvaliadosLideres: true, preencheAvaliadosPares: true, preencheAvaliadosLiderados: true },
    })
    expect(again.statusCode, again.body).toBe(200)
    const stored = await rows<{ avaliado: number; avaliador: number; papel: string }>(
      'select avaliado_id::int as avaliado, avaliador_id::int as avaliador, papel from participante_avaliacao_desempenho where avaliacao_desempenho_id = $1',
      [avaliacao.id],
    )
    const of = (avaliado: number | undefined, papel: string) =>
      stored.filter((each) => each.avaliado === avaliado && each.papel === papel).map(({ avaliador }) => avaliador)
    expect(of(primeiro, 'U')).toEqual([primeiro])
    // who leads him is whom 'gestorDe' names; he is among those that one leads
    const gestor = (
      (await admin.get(`/api/gestao-talentos/talentos/${primeiro}`)).json() as { gestor?: { id: number } }
    ).gestor
    if (gestor) expect(of(primeiro, 'L')).toEqual([gestor.id])
    expect(of(primeiro, 'P').length).toBeLessThanOrEqual(1)
    expect((await lote(avaliacao, 'dança', { colaboradoresIds: [primeiro] })).statusCode).toBe(400)
    expect(errorsOf(await lote(avaliacao, 'dança', { colaboradoresIds: [primeiro] }))).toEqual([
      ['acao', 'Ação Desconhecida'],
    ])
    const alheia = await lote(avaliacao, 'adiciona', { colaboradoresIds: [primeiro] }, rh2)
    expect(alheia.statusCode, alheia.body).toBe(404)
  })

  test('evaluators who have answered stay, and evaluated people without anybody go', async () => {
    const avaliacao = await liberado()
    expect((await responde(lider, await copiaDe(avaliacao, chefe))).statusCode).toBe(200)
    const answer = await lote(avaliacao, 'remove-avaliadores', { colaboradoresIds: [chefe, gente[1]] })
    expect(messageOf(answer)).toBe(
      'Os avaliadores selecionados foram removidos. Avaliadores que receberam respostas permanecem e os avaliados que não enviaram respostas foram removidos.',
    )
    const left = (await admin.get(`${CICLOS}/${avaliacao.id}/participantes`)).json() as {
      papel: string
      situacao: string
    }[]
    expect(left.map(({ papel, situacao }) => [papel, situacao])).toEqual([['L', 'R']])
    expect(await copiaDe(avaliacao, gente[1] ?? 0)).toBeUndefined()
    const outra = await liberado()
    expect(messageOf(await lote(outra, 'remove-avaliados', { colaboradoresIds: [gente[0]] }))).toBe(
      'Avaliados removidos como sucesso!',
    )
    expect((await admin.get(`${CICLOS}/${outra.id}/avaliados`)).json()).toEqual([])
  })
})

describe('release', () => {
  test('is told beforehand what is missing, and about whom too few answer without a name', async () => {
    const antes = async ({ id }: Stored) => (await admin.get(`${CICLOS}/${id}/antes-da-liberacao`)).json()
    expect(await antes(await ciclo())).toEqual([{ texto: 'Inclua ao menos um avaliado.', impede: true }])
    const anonima = await ciclo({ anonima: true })
    const [ana, bia, ...pares] = gente
    await lote(anonima, 'adiciona', { colaboradoresIds: [ana, bia], geraAutoavaliacao: true })
    expect((await participa(anonima, ana, chefe, 'L')).statusCode).toBe(201)
    // leader and oneself are known: two peers are too few of the company's three, three are enough
    for (const par of pares.slice(0, 2)) expect((await participa(anonima, ana, par, 'P')).statusCode).toBe(201)
    for (const par of pares.slice(0, 3)) expect((await participa(anonima, bia, par, 'P')).statusCode).toBe(201)
    const [{ nome } = { nome: '' }] = await rows<{ nome: string }>('select nome from talento where id = $1', [ana])
    expect(await antes(anonima)).toEqual([
      {
        texto: `Menos de 3 pessoas respondem sem nome sobre ${nome}. O que elas responderem será destruído no encerramento, e quem responde é avisado disso antes da primeira pergunta.`,
        impede: false,
      },
    ])
    expect((await participa(anonima, ana, pares[2], 'A')).statusCode).toBe(201)
    expect(await antes(anonima)).toEqual([])
    expect((await passo(anonima, 'libera')).statusCode).toBe(200)
    expect((await lider.get(`${CICLOS}/${anonima.id}/antes-da-liberacao`)).statusCode).toBe(403)
  })

  test('is by the flag, one or several at once, and blocked cycles are answered by nobody', async () => {
    const avaliacao = await ciclo()
    expect((await admin.put(`${CICLOS}/${avaliacao.id}/liberada/talvez`, {})).statusCode).toBe(400)
    expect(errorsOf(await admin.put(`${CICLOS}/${avaliacao.id}/liberada/true`, {}))).toEqual([
      ['situacao', 'Inclua ao menos um avaliado.'],
    ])
    await participa(avaliacao, gente[0], chefe, 'L')
    expect((await admin.put(`${CICLOS}/${avaliacao.id}/liberada/true`, {})).statusCode).toBe(200)
    expect((await admin.get(`${CICLOS}/${avaliacao.id}`)).json()).toMatchObject({
      situacao: 'L',
      liberada: true,
      possuiResposta: false,
    })
    const copia = await copiaDe(avaliacao, chefe)
    expect((await admin.put(`${CICLOS}/${avaliacao.id}/liberada/false`, {})).statusCode).toBe(200)
    const blocked = await responde(lider, copia)
    expect(blocked.statusCode).toBe(409)
    expect(messageOf(blocked)).toBe('A avaliação está bloqueada.')
    const [a, b] = [await ciclo(), await ciclo()]
    expect((await admin.put(`${CICLOS}/liberacao`, { ids: [avaliacao.id, a.id] })).statusCode).toBe(400)
    for (const one of [a, b]) await participa(one, gente[0], gente[1], 'P')
    const batch = await admin.put(`${CICLOS}/liberacao`, { ids: [avaliacao.id, a.id, b.id], liberada: true })
    expect(batch.statusCode, batch.body).toBe(200)
    expect((await responde(lider, copia)).statusCode).toBe(200)
  })

  test('names evaluated people without evaluators and models without questions', async () => {
    const vazio = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Sem perguntas', tipo: 'D' })
    const avaliacao = await ciclo({ modeloAvaliacao: { id: vazio.id } })
    await lote(avaliacao, 'adiciona', { colaboradoresIds: [gente[0]] })
    const { nome } = (await admin.get(`/api/gestao-talentos/talentos/${gente[0]}`)).json() as { nome: string }
    expect((await admin.get(`${CICLOS}/${avaliacao.id}/antes-da-liberacao`)).json()).toEqual(
      [`Sem avaliador: ${nome}.`, 'O modelo "Sem perguntas" não tem perguntas.'].map((texto) => ({
        texto,
        impede: true,
      })),
    )
  })

  test('tells evaluators in their messages, freezes the structure, and goes back while nobody has answered', async () => {
    const avaliacao = await liberado({ titulo: 'Ciclo avisado' })
    const [said] = await rows<{ texto: string; tipo: string }>(
      'select m.texto, m.tipo from mensagem m join usuario_mensagem u on u.mensagem_id = m.id order by m.id desc limit 1',
    )
    expect(said).toEqual({ tipo: 'A', texto: 'Responda até 31/12/2099: Ciclo avisado (1 avaliação).' })
    const stored = (await admin.get(`${CICLOS}/${avaliacao.id}`)).json() as Stored
    expect(
      errorsOf(await admin.patch(`${CICLOS}/${avaliacao.id}`, { versao: stored.versao, abrangencia: '90' })),
    ).toEqual([['abrangencia', 'A avaliação já foi liberada: volte à preparação para mudar isto.']])
    expect((await passo(avaliacao, 'prepara')).statusCode).toBe(200)
    expect(await copiaDe(avaliacao, chefe)).toBeUndefined()
    expect((await passo(avaliacao, 'libera')).statusCode).toBe(200)
    expect((await responde(lider, await copiaDe(avaliacao, chefe))).statusCode).toBe(200)
    const answer = await passo(avaliacao, 'prepara')
    expect(messageOf(answer)).toBe('A avaliação já tem respostas: bloqueie-a, se ninguém mais deve responder.')
  })

  test('copies ask what the model asked on that day, whatever becomes of it', async () => {
    const proprio = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Que muda', tipo: 'D' })
    const pergunta = { questionario: proprio.questionario, tipo: 3 }
    await made('/api/avaliacao/perguntas', { ...pergunta, texto: 'Uma?' })
    const avaliacao = await liberado({ modeloAvaliacao: { id: proprio.id } })
    await made('/api/avaliacao/perguntas', { ...pergunta, texto: 'Outra?' })
    const depois = await liberado({ modeloAvaliacao: { id: proprio.id } })
    expect((await perguntaDe(lider, await copiaDe(avaliacao, chefe))).perguntas).toHaveLength(1)
    expect((await perguntaDe(lider, await copiaDe(depois, chefe))).perguntas).toHaveLength(2)
  })
})

describe('answering a cycle', () => {
  test('in its days only', async () => {
    const avaliacao = await liberado({ dataIni: addDays(app.today(), 1) })
    const early = await responde(lider, await copiaDe(avaliacao, chefe))
    expect(messageOf(early)).toBe('O período da avaliação ainda não começou.')
  })

  test('whose list says until when, what is due first, and why nobody answers now', async () => {
    const linha = async ({ id }: Stored) => {
      const found = (await lider.get(`${MINHAS}?avaliacaoDesempenho=${id}`)).json() as RecordData[]
      return found.map(({ prazo, vencida, fechada }) => [prazo, vencida, fechada])[0]
    }
    const podem = async ({ id }: Stored) =>
      ((await lider.get(`${MINHAS}?avaliacaoDesempenho=${id}&situacao=A`)).json() as RecordData[]).length
    const fim = addDays(app.today(), 5)
    const avaliacao = await liberado({ titulo: 'Na lista', dataFim: fim })
    expect([await linha(avaliacao), await podem(avaliacao)]).toEqual([[fim, false, undefined], 1])
    const outra = await liberado({ titulo: 'Na lista, antes', dataFim: addDays(app.today(), 4) })
    const futura = await liberado({ titulo: 'Na lista, ainda não', dataIni: addDays(app.today(), 1), dataFim: fim })
    expect([await linha(futura), await podem(futura)]).toEqual([
      [fim, false, 'O período da avaliação ainda não começou.'],
      0,
    ])
    const ordem = async () =>
      ((await lider.get(`${MINHAS}?size=1000`)).json() as { titulo: string }[])
        .map(({ titulo }) => titulo)
        .filter((titulo) => titulo.startsWith('Na lista'))
    expect(await ordem()).toEqual(['Na lista, antes', 'Na lista, ainda não', 'Na lista'])
    await passo(outra, 'bloqueia')
    const ate = addDays(app.today(), 4)
    expect([await linha(outra), await podem(outra)]).toEqual([[ate, false, 'A avaliação está bloqueada.'], 0])
    for (const name of ['encerra', 'publica']) {
      expect((await passo(outra, name)).statusCode).toBe(200)
      expect([await linha(outra), await podem(outra)]).toEqual([[ate, true, 'A avaliação foi encerrada.'], 0])
    }
    // what is over comes after what may still be answered
    expect(await ordem()).toEqual(['Na lista, ainda não', 'Na lista', 'Na lista, antes'])
    const copia = await copiaDe(outra, chefe)
    expect(messageOf(await responde(lider, copia))).toBe('A avaliação foi encerrada.')
  })

  test('the evaluator’s own mark takes the place of the one that follows, where the cycle asks for it; both are kept', async () => {
    const sem = await liberado()
    const refused = await responde(lider, await copiaDe(sem, chefe), 80, { notaManual: 50 })
    expect(errorsOf(refused)).toEqual([['notaManual', 'Esta avaliação não recebe nota do avaliador.']])
    const com = await liberado({ notaQuestionarioManual: true })
    const copia = await copiaDe(com, chefe)
    expect((await responde(lider, copia, 80, { notaManual: 55.5 })).statusCode).toBe(200)
    // 80 of marks from 0 to 100
    expect((await admin.get(`/api/avaliacao/avaliacoes/${copia}`)).json()).toMatchObject({
      performance: 80,
      performanceManual: 55.5,
    })
    await passo(com, 'encerra')
    expect((await admin.get(`${CICLOS}/${com.id}/resultados`)).json()).toMatchObject([{ potencial: 55.5 }])
  })

  test('what came of it is shown to the evaluator where the cycle says so, to the evaluated once it is published', async () => {
    for (const exibir of [false, true]) {
      const avaliacao = await liberado({ exibirPerformanceProfissional: exibir })
      const copia = await copiaDe(avaliacao, chefe)
      await responde(lider, copia, 80)
      const shown = await perguntaDe(lider, copia)
      expect(shown.resultado).toEqual(exibir ? { performance: 80 } : undefined)
    }
    const propria = await ciclo({ exibeResultadoAutoAvaliacao: true, pesoAutoavaliacao: 1 })
    await participa(propria, chefe, chefe, 'U')
    await passo(propria, 'libera')
    const copia = await copiaDe(propria, chefe)
    await responde(lider, copia, 60)
    expect((await perguntaDe(lider, copia)).resultado).toEqual({ performance: 60 })
    const meus = async () =>
      ((await lider.get(`${CICLOS}/meus-resultados`)).json() as RecordData[]).filter(
        ({ avaliacaoDesempenhoId }) => avaliacaoDesempenhoId === propria.id,
      )
    expect((await passo(propria, 'encerra')).statusCode).toBe(200)
    expect(await meus()).toEqual([])
    expect((await passo(propria, 'publica')).statusCode).toBe(200)
    expect(await meus()).toMatchObject([{ resultado: 60 }])
  })
})

describe('a text that is corrected after the closing', () => {
  test('counts in the result of that person alone, also once it is published, and the trail knows', async () => {
    const comTexto = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Com texto', tipo: 'D' })
    const pergunta = (body: RecordData) =>
      made('/api/avaliacao/perguntas', { questionario: comTexto.questionario, ...body })
    const nota = await pergunta({ texto: 'De 0 a 100?', tipo: 4, notaMinima: 0, notaMaxima: 100 })
    const texto = await pergunta({ texto: 'O que entregou?', tipo: 3, obrigatoria: false })
    const avaliacao = await ciclo({ modeloAvaliacao: { id: comTexto.id } })
    for (const avaliado of [gente[0], gente[2]]) await participa(avaliacao, avaliado, chefe, 'L')
    expect((await passo(avaliacao, 'libera')).statusCode).toBe(200)
    const copias = await rows<{ id: number; avaliado: number; versao: number }>(
      'select id::int as id, colaborador_id::int as avaliado, versao from colaborador_questionario where avaliacao_desempenho_id = $1',
      [avaliacao.id],
    )
    for (const { id, versao } of copias) {
      const respostas = [
        { perguntaId: nota.id, nota: 80 },
        { perguntaId: texto.id, comentario: 'Um relatório.' },
      ]
      const answer = await lider.put(`/api/avaliacao/avaliacoes/${id}/respostas`, { versao, respostas })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const potenciais = async () =>
      Object.fromEntries(
        (
          await rows<{ avaliado: number; potencial: number; resultado: number; versao: number }>(
            'select avaliado_id::int as avaliado, potencial::float8 as potencial, resultado::float8 as resultado, versao from avaliado_avaliacao_desempenho where avaliacao_desempenho_id = $1',
            [avaliacao.id],
          )
        ).map(({ avaliado, potencial, resultado, versao }) => [avaliado, [potencial, resultado, versao]]),
      )
    const aberta = await potenciais()
    const dele = copias.find(({ avaliado }) => avaliado === gente[0])
    const corrige = async (correcao: number) => {
      const answer = await admin.put(`/api/avaliacao/avaliacoes/${dele?.id}/correcao`, {
        ...{ versao: (await admin.get(`/api/avaliacao/avaliacoes/${dele?.id}`)).json().versao },
        correcoes: [{ perguntaId: texto.id, correcao }],
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    // before the closing nothing is written down
    await corrige(0)
    expect(await potenciais()).toEqual(aberta)
    expect((await passo(avaliacao, 'encerra')).statusCode).toBe(200)
    const fechada = await potenciais()
    // (80 + 0) / 2 of a mark and a text, and a mark alone where the text was not corrected
    expect([fechada[gente[0] ?? 0]?.slice(0, 2), fechada[gente[2] ?? 0]?.slice(0, 2)]).toEqual([
      [40, 40],
      [80, 80],
    ])
    await corrige(100)
    const depois = await potenciais()
    // (80 + 100) / 2
    expect(depois[gente[0] ?? 0]?.slice(0, 2)).toEqual([90, 90])
    expect(depois[gente[2] ?? 0]).toEqual(fechada[gente[2] ?? 0])
    const linhas = await rows<{ operacao: string }>(
      `select operacao from auditoria where entidade = 'avaliacao/avaliado-avaliacao-desempenho' and registro_id =
        (select id from avaliado_avaliacao_desempenho where avaliacao_desempenho_id = $1 and avaliado_id = $2) order by id`,
      [avaliacao.id, gente[0]],
    )
    expect(linhas.map(({ operacao }) => operacao)).toEqual(['criacao', 'resultado', 'resultado'])
    // published, too
    expect((await passo(avaliacao, 'publica')).statusCode).toBe(200)
    await corrige(50)
    // (80 + 50) / 2
    expect((await potenciais())[gente[0] ?? 0]?.slice(0, 2)).toEqual([65, 65])
  })
})

describe('goals as a third part', () => {
  test('competences and questionnaire leave them their share: 80 and 66.67 at 20% come to 77.33', async () => {
    const m = metas(admin)
    const periodo = await m.periodo('Prova: do ciclo', '2026-01-01', '2099-12-31')
    const objetivo = await m.objetivo('Vender mais', periodo, { nivel: 'T', talento: { id: gente[0] } })
    const um = await m.resultado(objetivo, [100, 80], 2)
    const outro = await m.resultado(objetivo, [0, 10], 1)
    await m.checkIn(um, '2026-03-02', 90)
    await m.checkIn(outro, '2026-03-02', 12)
    const avaliacao = await liberado({ percentualMetas: 20, dataIni: '2026-01-01' })
    expect((await responde(lider, await copiaDe(avaliacao, chefe), 80)).statusCode).toBe(200)
    expect((await passo(avaliacao, 'encerra')).statusCode).toBe(200)
    // 0.8 × 80 + 0.2 × 66.67
    expect((await admin.get(`${CICLOS}/${avaliacao.id}/resultados`)).json()).toMatchObject([
      { potencial: 80, metas: 66.67, resultado: 77.33 },
    ])
  })
})

describe('what others may know', () => {
  test('a copy of another company, and one asked of somebody else, is not there', async () => {
    const avaliacao = await liberado()
    const copia = await copiaDe(avaliacao, gente[1] ?? 0)
    const gestor = await login(app, 'gestor')
    for (const client of [rh2, gestor, lider])
      expect((await client.get(`/api/avaliacao/avaliacoes/${copia}/questionario`)).statusCode).toBe(404)
    expect((await rh2.get(`/api/avaliacao/avaliacoes/${copia}/resultado`)).statusCode).toBe(404)
    expect((await lider.get(`/api/avaliacao/avaliacoes/${copia}/resultado`)).statusCode).toBe(403)
    const body = { versao: 1, respostas: [] }
    expect((await rh2.put(`/api/avaliacao/avaliacoes/${copia}/respostas`, body)).statusCode).toBe(404)
    // who reads evaluations sees it, and answers for nobody
    expect((await admin.get(`/api/avaliacao/avaliacoes/${copia}/resultado`)).statusCode).toBe(200)
    expect((await admin.put(`/api/avaliacao/avaliacoes/${copia}/respostas`, body)).statusCode).toBe(403)
  })
})

describe('competences', () => {
  test('are judged on the scale of their day, all of them, and show what is required where the cycle says so', async () => {
    const [faixa] = await rows<{ id: number }>(
      `select h.faixa_salarial_id::int as id from talento_historico h where h.talento_id = $1 and h.faixa_salarial_id is not null
       order by h.data desc limit 1`,
      [gente[0]],
    )
    const niveis: Stored[] = []
    for (const ordem of [1, 2, 3])
      niveis.push(
        await made('/api/cargo-salario/niveis-competencia', {
          descricao: `Grau ${ordem}`,
          ordem: 10 + ordem,
          percentual: ordem * 30,
        }),
      )
    await made('/api/cargo-salario/configuracoes-niveis-competencia', {
      ...{ data: app.today(), considerarPercentualMinimo: true },
      configHistoricosNiveis: niveis.map(({ id, ordem, percentual }) => ({
        nivelCompetencia: { id },
        ordem,
        percentual,
      })),
    })
    const [area] = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,0]')).json() as Stored[]
    const competencia = await made('/api/cargo-salario/competencias', {
      ...{ tipo: 'C', nome: 'Solda do ciclo', areasOrganizacionais: [{ id: area?.id }] },
    })
    await made(`/api/cargo-salario/niveis-competencia/config/faixas-salariais/${faixa?.id}`, {
      data: app.today(),
      linhas: [{ competencia: { id: competencia.id }, competenciaPeso: 1, nivelCompetencia: { id: niveis[1]?.id } }],
    })
    const avaliacao = await liberado({ avaliarCompetenciasCargo: true, exibirNivelCompetenciaExigido: true })
    const copia = await copiaDe(avaliacao, chefe)
    const { competencias = [] } = await perguntaDe(lider, copia)
    expect(competencias).toMatchObject([{ nome: 'Solda do ciclo', exigido: { descricao: 'Grau 2' } }])
    expect(errorsOf(await responde(lider, copia))).toEqual([
      ['configsNiveisCompetenciasFaixaSalariais', 'Informe o nível de Solda do ciclo.'],
    ])
    const nivel = (id: number | undefined) => ({
      configsNiveisCompetenciasFaixaSalariais: [{ competencia: { id: competencia.id }, nivelCompetencia: { id } }],
    })
    expect(errorsOf(await responde(lider, copia, 80, nivel(999_999)))[0]?.[1]).toBe(
      'O nível não é da escala de Solda do ciclo.',
    )
    expect((await responde(lider, copia, 80, nivel(niveis[1]?.id))).statusCode).toBe(200)
    expect((await passo(avaliacao, 'encerra')).statusCode).toBe(200)
    // what was required was met: 100 beside the 80 of the questionnaire, half and half
    expect((await admin.get(`${CICLOS}/${avaliacao.id}/resultados`)).json()).toMatchObject([
      { desempenho: 100, potencial: 80, resultado: 90 },
    ])

    // the chart of the levels in force asks what the talent has today, that of the cycle what was judged: 11 of 12 are 91.67%
    const desempenhos = async () => {
      const found = []
      for (const path of ['chart', 'chart/cncc']) {
        const answer = await admin.get(`/api/avaliacao/ninebox/${path}/${avaliacao.id}`)
        expect(answer.statusCode, answer.body).toBe(200)
        found.push((answer.json() as { talentos: { desempenho: number }[] }).talentos.map((um) => um.desempenho))
      }
      return found
    }
    await made('/api/cargo-salario/niveis-competencia-talentos', {
      ...{ talento: { id: gente[0] }, data: app.today() },
      linhas: [{ competencia: { id: competencia.id }, nivelCompetencia: { id: niveis[0]?.id } }],
    })
    expect(await desempenhos()).toEqual([[100], [91.67]])

    // another requirement counts from the next release on: what was released keeps its own
    await rows('update config_nivel_faixa_salarial set data = data - 1 where faixa_salarial_id = $1 and data = $2', [
      faixa?.id,
      app.today(),
    ])
    await made(`/api/cargo-salario/niveis-competencia/config/faixas-salariais/${faixa?.id}`, {
      data: app.today(),
      linhas: [{ competencia: { id: competencia.id }, competenciaPeso: 1, nivelCompetencia: { id: niveis[2]?.id } }],
    })
    const exigido = async (copy: number | undefined) =>
      (await perguntaDe(lider, copy)).competencias?.map((um) => (um.exigido as { descricao: string }).descricao)
    expect(await exigido(copia)).toEqual(['Grau 2'])
    // 11 of 13
    expect(await desempenhos()).toEqual([[100], [84.62]])
    const seguinte = await liberado({ avaliarCompetenciasCargo: true, exibirNivelCompetenciaExigido: true })
    expect(await exigido(await copiaDe(seguinte, chefe))).toEqual(['Grau 3'])
  })
})

describe('who owes answers', () => {
  const cartas = async () =>
    (await rows<{ para: string; texto: string }>('select para, texto from email_saida order by id')).map(
      ({ para, texto }) => ({
        para,
        texto: app.fastify.prumo.secrets.unseal('email', texto) ?? texto,
      }),
    )

  test('is written to: to log in where he does, else a link for each, and who has no address is named', async () => {
    const avaliacao = await liberado({ titulo: 'Com carta' })
    const answer = await admin.post(`${CICLOS}/${avaliacao.id}/envia-email`, {})
    expect(answer.statusCode, answer.body).toBe(200)
    const { enviados, semEmail } = answer.json() as { enviados: number; semEmail: string[] }
    expect(enviados + semEmail.length).toBe(2)
    const textos = (await cartas()).map(({ texto }) => texto)
    expect(textos.some((texto) => texto.includes('Entre no sistema: em suas mensagens'))).toBe(true)
    expect(textos.filter((texto) => /\/externo\/questionario\?empresaId=1#[\w-]{43}/.test(texto))).toHaveLength(
      enviados - 1,
    )
    await passo(avaliacao, 'bloqueia')
    expect((await admin.post(`${CICLOS}/${avaliacao.id}/envia-email`, {})).statusCode).toBe(409)
  })

  test('is reminded on the days before the end that the cycle says, once a day', async () => {
    await rows("update avaliacao_desempenho set situacao = 'B' where situacao = 'L'")
    await liberado({ titulo: 'A lembrar', dataFim: addDays(app.today(), 3), diasLembrete: [3, 1] })
    await liberado({ titulo: 'Ainda não', dataFim: addDays(app.today(), 2), diasLembrete: [3, 1] })
    expect(await lembraAvaliadores(app.fastify.prumo)).toBeGreaterThan(0)
    const sent = await cartas()
    expect(sent.every(({ texto }) => texto.includes('A lembrar'))).toBe(true)
    expect(await lembraAvaliadores(app.fastify.prumo)).toBe(0)
    expect(await cartas()).toHaveLength(sent.length)
  })
})
