import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, COPIAS, errorsOf, messageOf, PESQUISAS, RESPOSTAS, type Stored } from './pesquisas.ts'

/** An anonymous survey from its preparation to its results — spec 2 §7 'Surveys' */
let app: TestApp
let admin: Client
/** areas of twelve, seven and four */
let doze: { area: { id: number }; ids: number[] }
let sete: typeof doze
let quatro: typeof doze
let clima: Stored

const { rows, passo, pesquisa, gente, copias, abre } = acoesDe(() => ({ app, admin }))
const publico = (...areasOrganizacionais: { id: number }[]) => ({ quem: 'CRITERIOS', areasOrganizacionais })
const RECOMENDA = { texto: 'Você recomendaria a empresa?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const POR_QUE = { texto: 'Por quê?', tipo: 3, obrigatoria: false }

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  doze = await gente('Doze', 12, 890_100)
  sete = await gente('Sete', 7, 890_200)
  quatro = await gente('Quatro', 4, 890_300)
  clima = await pesquisa({ publico: publico(doze.area, sete.area, quatro.area) }, [RECOMENDA, POR_QUE])
}, 120_000)
afterAll(() => app?.close())

describe('a release', () => {
  test('says at once what is missing, and asks for as many people as the minimum group', async () => {
    const one = await pesquisa({ titulo: 'Incompleta', publico: publico(quatro.area) }, [])
    const antes = await admin.get(`${PESQUISAS}/${one.id}/antes-da-liberacao`)
    const faltas = [
      'Inclua ao menos uma pergunta.',
      'Uma pesquisa anônima precisa de um público de ao menos 5 pessoas; este tem 4 pessoas.',
    ]
    expect(antes.json()).toEqual(faltas.map((texto) => ({ texto, impede: true })))
    const refused = await admin.put(`${PESQUISAS}/${one.id}/libera`, {})
    expect([refused.statusCode, errorsOf(refused)]).toEqual([400, faltas.map((texto) => ['situacao', texto])])
    expect((await copias(one)).length).toBe(0)
  })

  test('gives everybody of the audience a copy, freezes what was promised and keeps it', async () => {
    expect((await admin.get(`${PESQUISAS}/${clima.id}/antes-da-liberacao`)).json()).toMatchObject([
      { texto: '23 pessoas respondem a esta pesquisa.', impede: false },
      { impede: false },
    ])
    await passo(clima, 'libera')
    const feitas = await copias(clima)
    expect(feitas.map(({ colaborador }) => colaborador)).toEqual(
      [...doze.ids, ...sete.ids, ...quatro.ids].toSorted((a, b) => a - b),
    )
    const lida = (await admin.get(`${PESQUISAS}/${clima.id}`)).json() as Stored
    expect(lida).toMatchObject({ situacao: 'L', grupoMinimo: 5, convidados: 23, respondidos: 0, quantidade: 2 })
    for (const [campo, valor] of [
      ['anonima', false],
      ['grupoMinimo', 3],
      ['atributos', ['area', 'tempo']],
    ] as const) {
      const { versao } = (await admin.get(`${PESQUISAS}/${clima.id}`)).json() as Stored
      const answer = await admin.patch(`${PESQUISAS}/${clima.id}`, { versao, [campo]: valor })
      expect([answer.statusCode, errorsOf(answer)[0]], campo).toEqual([
        400,
        [campo, 'A pesquisa já foi liberada: volte à preparação para mudar isto.'],
      ])
    }
  })
})

describe('answering', () => {
  test('shows first what is promised and what the answers carry along, and leaves no trail', async () => {
    const [primeira] = await copias(clima)
    const { mostra, codigo, stranger } = await abre(primeira?.id ?? 0)
    expect(mostra).toMatchObject({
      ...{ anonima: true, minimo: 5, leva: [{ titulo: 'Área Organizacional', valor: 'Doze' }] },
    })
    const lines = async () => Number((await rows<{ n: number }>('select count(*)::int as n from auditoria'))[0]?.n)
    const before = await lines()
    const respostas = [{ perguntaId: mostra.perguntas[0]?.id, nota: 10 }]
    expect((await stranger.post('/api/externo/questionarios', { codigo, respostas })).statusCode).toBe(200)
    expect(await lines()).toBe(before)
    const again = await stranger.post('/api/externo/questionarios', { codigo, respostas })
    expect([again.statusCode, errorsOf(again)[0]?.[0]]).toEqual([400, 'codigo'])
    const [feita] = await copias(clima)
    expect(feita).toMatchObject({ situacao: 'R', respondidaEm: app.today() })
    const kept = await rows('select 1 from colaborador_questionario_resposta where colaborador_questionario_id = $1', [
      feita?.id,
    ])
    expect(kept).toEqual([])
  })

  test('is nobody else to do, and no single answer is deleted', async () => {
    const [primeira, segunda] = await copias(clima)
    const porOutra = await admin.post(`${RESPOSTAS}/${segunda?.id}`, { respostas: [] })
    expect([porOutra.statusCode, messageOf(porOutra)]).toEqual([
      409,
      'Pesquisas anônimas só são respondidas pela própria pessoa.',
    ])
    for (const [path, body] of [
      [`${COPIAS}/${primeira?.id}/respostas`, undefined],
      [`${COPIAS}/batch/respostas`, { ids: [primeira?.id] }],
    ] as const) {
      const answer = await admin.delete(path, body)
      expect([answer.statusCode, messageOf(answer)]).toEqual([
        400,
        'Respostas anônimas não podem ser excluídas individualmente.',
      ])
    }
  })

  test('may not be taken back once somebody has answered', async () => {
    const answer = await admin.put(`${PESQUISAS}/${clima.id}/prepara`, {})
    expect([answer.statusCode, messageOf(answer)]).toEqual([
      409,
      'A pesquisa já tem respostas: ela não volta à preparação.',
    ])
  })
})

describe('results', () => {
  test('wait for the closing, then hide the area of four and the one that would tell it', async () => {
    const early = await admin.get(`${PESQUISAS}/${clima.id}/resultados`)
    expect([early.statusCode, messageOf(early)]).toEqual([
      409,
      'Os resultados anônimos aparecem depois do encerramento.',
    ])
    // 20 of the others answer: with the first 10, nine or more from 9 of 20, 5 of 20 up to 6 would be told of 21
    const notas = [9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 0, 1, 2, 3, 6, 7, 7, 7]
    for (const [i, { id }] of (await copias(clima)).slice(1).entries()) {
      const { mostra, codigo, stranger } = await abre(id)
      const [recomenda, porQue] = mostra.perguntas
      const respostas = [
        { perguntaId: recomenda?.id, nota: notas[i] },
        ...(i < 5 ? [{ perguntaId: porQue?.id, comentario: `Motivo ${i}` }] : []),
      ]
      const answer = await stranger.post('/api/externo/questionarios', { codigo, respostas })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await passo(clima, 'encerra')
    const lidos = (await admin.get(`${PESQUISAS}/${clima.id}/resultados`)).json() as SurveyResults
    expect(lidos).toMatchObject({ anonima: true, minimo: 5, convidados: 23, respondidos: 23, destruidas: 0 })
    const celula = (titulo: string) => lidos.celulas.find((each) => each.titulo === titulo)
    const todos = celula('Todos')
    // ten and eight nines of 23, five of 0 to 6: (9 - 5) / 23 = 17.39 %
    expect(todos).toMatchObject({ n: 23, perguntas: [{ n: 23, nps: 17, favoravel: 78.26 }] })
    expect(celula('Doze')).toMatchObject({ n: 12 })
    for (const nome of ['Sete', 'Quatro'])
      expect(celula(nome), nome).toEqual({
        ...{ corte: 'area', valores: { area: String((nome === 'Sete' ? sete : quatro).area.id) }, titulo: nome },
        ...{ oculta: 'Menos de 5 respostas', perguntas: [], aspectos: [] },
      })
  }, 90_000)

  test('have comments that are released by HR, and are told to participants when HR says so', async () => {
    const at = `${PESQUISAS}/${clima.id}/comentarios`
    const { comentarios } = (await admin.get(at)).json() as { comentarios: { id: string; texto: string }[] }
    expect(comentarios.map(({ texto }) => texto).toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `Motivo ${n}`))
    const refused = await admin.put(`${at}/${comentarios[0]?.id}`, { oculto: true })
    expect(errorsOf(refused)).toEqual([['motivo', 'Motivo é obrigatório']])
    await admin.put(`${at}/${comentarios[0]?.id}`, { oculto: true, motivo: 'Cita uma pessoa' })
    expect((await admin.put(at, { liberados: true })).statusCode).toBe(200)
    const [lider] = await rows<{ id: number }>("select id::int as id from usuario where login = 'lider'")
    await rows('update talento set usuario_id = null where empresa_id = 1 and usuario_id = $1', [lider?.id])
    await rows('update talento set usuario_id = $1 where id = $2', [lider?.id, doze.ids[0]])
    const participante = await login(app, 'lider')
    const divulgados = `${PESQUISAS}/${clima.id}/resultados-divulgados`
    const early = await participante.get(divulgados)
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'Os resultados ainda não foram divulgados.'])
    await passo(clima, 'divulga')
    const told = (await participante.get(divulgados)).json() as SurveyResults & { comentarios: unknown[] }
    expect(told.celulas.map(({ titulo }) => titulo)).toEqual(['Todos'])
    expect(told).toMatchObject({ convidados: 23, respondidos: 23 })
    expect(told.comentarios).toHaveLength(4)
    expect((await (await login(app, 'rh')).get(divulgados)).statusCode).toBe(404)
    expect((await participante.get(`${PESQUISAS}/${clima.id}/resultados`)).statusCode).toBe(403)
  })

  test('are compared with the survey before that asked the same', async () => {
    await rows("update pesquisa set data_ini = '2024-01-01', data_fim = '2024-01-31' where id = $1", [clima.id])
    const nova = await pesquisa({ titulo: 'Clima outra vez', publico: publico(doze.area) }, [RECOMENDA])
    await passo(nova, 'libera')
    for (const { id } of await copias(nova)) {
      const { mostra, codigo, stranger } = await abre(id)
      await stranger.post('/api/externo/questionarios', {
        codigo,
        respostas: [{ perguntaId: mostra.perguntas[0]?.id, nota: 10 }],
      })
    }
    await passo(nova, 'encerra')
    const { anterior, celulas } = (await admin.get(`${PESQUISAS}/${nova.id}/resultados`)).json() as SurveyResults
    expect(celulas[0]).toMatchObject({ titulo: 'Todos', perguntas: [{ nps: 100 }] })
    expect(anterior).toMatchObject({ id: clima.id, titulo: 'Clima', perguntas: [{ nps: 17 }] })
  }, 60_000)
})
