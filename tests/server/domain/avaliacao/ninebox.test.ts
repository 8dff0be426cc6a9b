import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, errorsOf, messageOf, type Stored } from './ciclo/ciclos.ts'

/** The Nine Box of a closed cycle, its calibration, and plans made of gaps — spec 2 §3, §4, §5, §7 */
interface Box {
  nomeclatura: string
  quantidade: number
  colaboradorIds: number[]
}
type Boxes = Record<`box${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, Box>
type Grafico = Boxes & {
  percentualBaixoPotencial: number
  vazio?: string
  inverter: boolean
  talentos: { id: number; nome: string; box: number; calculado: number; movimentoId: number | null }[]
  semEixo: { id: number }[]
  calibracao: { id: number } | null
}

const NINEBOX = '/api/avaliacao/ninebox'
const CALIBRACOES = '/api/avaliacao/calibracoes-ninebox'
const VAZIO =
  'Não é possível gerar o Nine Box: a avaliação contempla somente competências (Desempenho) ou somente o modelo (Potencial).'

let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let lider: Client
let modelo: Stored
let ciclo: Stored
/** five people of other areas than the manager's, and one of his own */
let gente: number[]
let dele: number
/** who evaluates everybody */
let avaliador: number

const { rows, made } = acoesDe(() => ({ app, admin }))
const fechado = async (titulo: string, quem: number[], more: RecordData = {}): Promise<Stored> => {
  const avaliacao = await made(CICLOS, {
    ...{ titulo, dataIni: app.today(), dataFim: app.today(), modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0', avaliarCompetenciasCargo: true, ...more },
  })
  for (const id of quem)
    await made('/api/avaliacao/participante-avaliacao-desempenho', {
      ...{ avaliacaoDesempenho: { id: avaliacao.id }, avaliado: { id }, avaliador: { id: avaliador }, papel: 'L' },
    })
  for (const passo of ['libera', 'encerra']) {
    const answer = await admin.put(`${CICLOS}/${avaliacao.id}/${passo}`, {})
    expect(answer.statusCode, answer.body).toBe(200)
  }
  return avaliacao
}
/** What the evaluations of a person came to, to the hundredth. */
const chega = (avaliacao: Stored, id: number | undefined, potencial: number | null, desempenho: number | null) =>
  rows(
    'update avaliado_avaliacao_desempenho set potencial = $3, desempenho = $4 where avaliacao_desempenho_id = $1 and avaliado_id = $2',
    [avaliacao.id, id, potencial, desempenho],
  )
const grafico = async (client = admin, id = ciclo.id, path = 'chart'): Promise<Grafico> => {
  const answer = await client.get(`${NINEBOX}/${path}/${id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Grafico
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  rh2 = await login(app, 'rh2')
  await rows(
    `update perfil set authorities = authorities || '["ROLE_CAD_NINEBOX_VER", "ROLE_CALIBRACAO_NINEBOX", "ROLE_CAD_PDI", "ROLE_REL_NINEBOX"]'::jsonb where nome = 'Liderança'`,
  )
  lider = await login(app, 'lider')
  const exigidas = `select t.id::int as id from talento t where t.empresa_id = 1 and t.situacao = 'A' and t.usuario_id is null
    and exists (select from config_nivel_faixa_salarial c where c.empresa_id = t.empresa_id and c.faixa_salarial_id = t.faixa_salarial_id) order by t.nome, t.id`
  const todos = (await rows<{ id: number }>(exigidas)).map(({ id }) => id)
  const ids = `${todos.slice(0, 400).join(',')}`
  const vistos = new Set(
    ((await lider.get(`/api/gestao-talentos/talentos/by-ids?ids=${ids}`)).json() as { id: number }[]).map(
      ({ id }) => id,
    ),
  )
  dele = todos.find((id) => vistos.has(id)) ?? 0
  const outros = todos.filter((id) => !vistos.has(id))
  gente = outros.slice(0, 5)
  avaliador = outros[5] ?? 0
  modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo do Nine Box', tipo: 'D' })
  const pergunta = { questionario: modelo.questionario, texto: 'De 0 a 100?', tipo: 4, notaMinima: 0, notaMaxima: 100 }
  await made('/api/avaliacao/perguntas', pergunta)
  ciclo = await fechado('Ciclo do Nine Box', [...gente, dele])
  await rows("delete from ninebox where data > '2025-01-01'")
}, 300_000)
afterAll(() => app?.close())

describe('configurations', () => {
  const percentuais = {
    percentualBaixoPotencial: 33,
    percentualAltoPotencial: 66,
    percentualBaixoDesempenho: 33,
    percentualAltoDesempenho: 66,
  }

  test('[R-NINE-01+] [R-NINE-04+] a new one has the default titles and percentages; one per date', async () => {
    const novo = (await admin.get(`${NINEBOX}/novo`)).json() as RecordData & Boxes
    const titulos = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((n) => novo[`box${n}`].nomeclatura)
    expect(titulos).toEqual([
      ...['ENIGMA', 'FORTE POTENCIAL', 'ALTA CAPACIDADE', 'QUESTIONÁVEL', 'MANTENEDOR', 'FORTE DESEMPENHO'],
      ...['INSUFICIENTE', 'EFICAZ', 'COMPROMETIDO'],
    ])
    expect(novo).toMatchObject(percentuais)
    expect((await admin.get(`${NINEBOX}/exists?data=2020-05-01`)).json()).toBe(false)
    await made(NINEBOX, { ...novo, data: '2020-05-01' })
    expect((await admin.get(`${NINEBOX}/exists?data=2020-05-01`)).json()).toBe(true)
    expect((await rh2.get(`${NINEBOX}/exists?data=2020-05-01`)).json()).toBe(false)
    expect(messageOf(await admin.post(NINEBOX, { ...novo, data: '2020-05-01' }))).toBe(
      'Já existe uma configuração do Nine Box nesta data.',
    )
    expect((await admin.get(`${NINEBOX}/exists?data=ontem`)).statusCode).toBe(400)
  })

  test('[R-NINE-01-] percentages are whole numbers of two digits above 0, and a missing one is named', async () => {
    const { id, ...inteira } = await made(NINEBOX, { data: '2020-06-01' })
    const sem = { ...inteira, percentualAltoDesempenho: null, percentualBaixoPotencial: null }
    expect(errorsOf(await admin.put(`${NINEBOX}/${id}`, sem))).toEqual([
      ['percentualBaixoPotencial', 'O campo de Baixo Potencial (%) é obrigatório.'],
      ['percentualAltoDesempenho', 'O campo de Alto Desempenho (%) é obrigatório.'],
    ])
    for (const errado of [0, 100, 33.5])
      expect(
        errorsOf(
          await admin.post(NINEBOX, { data: '2020-06-03', ...percentuais, percentualBaixoPotencial: errado }),
        )[0]?.[0],
      ).toBe('percentualBaixoPotencial')
  })

  test('[R-NINE-02-] [R-NINE-03-] low is below high on either axis, equal ones are refused', async () => {
    for (const baixo of [66, 67]) {
      const body = { ...percentuais, percentualBaixoPotencial: baixo, percentualBaixoDesempenho: baixo }
      expect(errorsOf(await admin.post(NINEBOX, { data: '2020-06-02', ...body }))).toEqual([
        [
          'percentualBaixoPotencial',
          'O percentual de baixo potencial não pode ser maior ou igual do que o alto potencial.',
        ],
        [
          'percentualBaixoDesempenho',
          'O percentual de baixo desempenho não pode ser maior ou igual do que o alto desempenho.',
        ],
      ])
    }
    const justo = { ...percentuais, percentualBaixoPotencial: 65, percentualBaixoDesempenho: 65 }
    await made(NINEBOX, { data: '2020-06-02', ...justo })
  })

  test('[R-NINE-04-] a box has a title of up to 24 characters and a description', async () => {
    const body = {
      data: '2020-07-01',
      box1: { nomeclatura: 'N'.repeat(25), descricao: 'x' },
      box2: { nomeclatura: 'Y' },
    }
    const campos = errorsOf(await admin.post(NINEBOX, body)).map(([field]) => field)
    expect(campos).toEqual(['box1.nomeclatura'])
    const { id, ...inteira } = await made(NINEBOX, { data: '2020-07-02' })
    const vazia = { ...inteira, box1: { nomeclatura: null, descricao: null } }
    expect(errorsOf(await admin.put(`${NINEBOX}/${id}`, vazia)).map(([field]) => field)).toEqual([
      'box1.nomeclatura',
      'box1.descricao',
    ])
  })
})

describe('the chart', () => {
  test('[R-NINE-05] parts people at 33 and 66, on two decimals; who lacks an axis is listed, not placed', async () => {
    const [a, b, c, d, e] = gente
    await chega(ciclo, a, 33, 33)
    await chega(ciclo, b, 33.01, 66)
    await chega(ciclo, c, 66, 66.01)
    await chega(ciclo, d, 66.01, 33.01)
    await chega(ciclo, e, 80, null)
    await chega(ciclo, dele, 90, 90)
    const found = await grafico()
    const onde = Object.fromEntries(found.talentos.map(({ id, box }) => [id, box]))
    expect(onde).toEqual({ [a ?? 0]: 7, [b ?? 0]: 5, [c ?? 0]: 6, [d ?? 0]: 2, [dele]: 3 })
    expect(found.semEixo.map(({ id }) => id)).toEqual([e])
    expect(found.box7).toMatchObject({ nomeclatura: 'INSUFICIENTE', quantidade: 1, colaboradorIds: [a] })
    expect(found.box1.quantidade).toBe(0)
  })

  test('counts with the last configuration that had begun when the cycle ended', async () => {
    const proximo = new Date(Date.parse(app.today()) + 86_400_000).toISOString().slice(0, 10)
    await made(NINEBOX, { data: app.today(), percentualBaixoPotencial: 40, box5: { nomeclatura: 'NO MEIO' } })
    await made(NINEBOX, { data: proximo, percentualBaixoPotencial: 50 })
    const found = await grafico()
    expect([found.percentualBaixoPotencial, found.box5.nomeclatura]).toEqual([40, 'NO MEIO'])
    expect(found.talentos.find(({ id }) => id === gente[1])?.box).toBe(8)
    await rows('delete from ninebox where data >= $1', [app.today()])
  })

  test('a manager sees his own people, another company nothing, and an open cycle has none', async () => {
    expect((await grafico(lider)).talentos.map(({ id }) => id)).toEqual([dele])
    expect((await rh2.get(`${NINEBOX}/chart/${ciclo.id}`)).statusCode).toBe(404)
    const { id } = await made(CICLOS, {
      ...{ titulo: 'Aberto', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
      ...{ permiteAutoAvaliacao: false, anonima: false, tipo: '1.0' },
    })
    const answer = await admin.get(`${NINEBOX}/chart/${id}`)
    expect([answer.statusCode, messageOf(answer)]).toEqual([409, 'A avaliação ainda não foi encerrada.'])
  })

  test('[S-NINE-01] a cycle with one axis alone cannot be drawn, from the levels in force one of a model can', async () => {
    const so = await fechado('Só o modelo', [gente[0] ?? 0], { avaliarCompetenciasCargo: false })
    expect(await grafico(admin, so.id)).toMatchObject({ vazio: VAZIO, talentos: [] })
    expect((await grafico(admin, so.id, 'chart/cncc')).vazio).toBeUndefined()
    const niveis = await fechado('Só níveis', [gente[0] ?? 0], { avaliarSomenteCompetencias: true })
    expect((await grafico(admin, niveis.id, 'chart/cncc')).vazio).toBe(VAZIO)
  })

  test('the parameter of the installation swaps the axes when drawn, and the boxes keep their people', async () => {
    const antes = await grafico()
    await rows('update parametros_sistema set inverter_eixo_resultado_nine_box = true')
    const depois = await grafico(await login(app, 'admin'))
    expect([antes.inverter, depois.inverter]).toEqual([false, true])
    expect(depois.box3.colaboradorIds).toEqual(antes.box3.colaboradorIds)
    await rows('update parametros_sistema set inverter_eixo_resultado_nine_box = false')
  })

  test('evaluators who have not answered are named, of the people and evaluators asked for', async () => {
    const path = `${NINEBOX}/avaliadores-nao-responderam?avaliacaoDesempenhoId=${ciclo.id}`
    expect((await admin.get(path)).json()).toMatchObject([{ id: avaliador, quantidade: 6 }])
    expect((await admin.get(`${path}&avaliadosIds=${gente[0]},${gente[1]}`)).json()).toMatchObject([{ quantidade: 2 }])
    expect((await admin.get(`${path}&avaliadoresIds=${gente[0]}`)).json()).toEqual([])
    expect((await lider.get(path)).json()).toMatchObject([{ id: avaliador, quantidade: 1 }])
  })
})

describe('calibration', () => {
  let calibracao: Stored
  const mover = (client: Client, body: RecordData) => client.post(`${CALIBRACOES}/${calibracao.id}/movimentos`, body)
  const lugar = async (id: number | undefined) => (await grafico()).talentos.find((one) => one.id === id)

  test('is opened for a cycle by somebody, and the chart says so', async () => {
    const body = { titulo: 'Comitê', avaliacaoDesempenho: { id: ciclo.id } }
    calibracao = await made(CALIBRACOES, body)
    expect(calibracao).toMatchObject({ situacao: 'A', abertaPor: { nome: expect.any(String) } })
    expect((await grafico()).calibracao?.id).toBe(calibracao.id)
  })

  test('a move needs a reason; the computed place stays beside the calibrated one', async () => {
    const [a] = gente
    expect((await mover(admin, { colaboradorId: a, para: 5 })).statusCode).toBe(400)
    expect(messageOf(await mover(admin, { colaboradorId: a, para: 5, motivo: '   ' }))).toMatch(/Motivo/)
    expect(messageOf(await mover(admin, { colaboradorId: a, para: 7, motivo: 'Fica' }))).toBe(
      'O talento já está neste quadrante.',
    )
    const answer = await mover(admin, { colaboradorId: a, para: 5, motivo: 'Assumiu o turno da noite' })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({ de: 7, para: 5, motivo: 'Assumiu o turno da noite', desfeitoEm: null })
    expect(await lugar(a)).toMatchObject({ box: 5, calculado: 7 })
    expect((await mover(admin, { colaboradorId: gente[4], para: 5, motivo: 'Sem eixo' })).statusCode).toBe(409)
  })

  test('of two who move the same talent at once one is told who was first, and no move is lost', async () => {
    const [, b] = gente
    const answers = await Promise.all([
      mover(admin, { colaboradorId: b, para: 2, motivo: 'Um' }),
      mover(rh, { colaboradorId: b, para: 8, motivo: 'Outro' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const stale = answers.find(({ statusCode }) => statusCode === 409)
    expect(stale && messageOf(stale)).toMatch(/mudou .+ de quadrante enquanto isso/)
    const others = await Promise.all([
      mover(admin, { colaboradorId: gente[2], para: 3, motivo: 'Um' }),
      mover(rh, { colaboradorId: gente[3], para: 3, motivo: 'Outro' }),
    ])
    expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const log = (await admin.get(`${CALIBRACOES}/${calibracao.id}/movimentos`)).json() as RecordData[]
    expect(log).toHaveLength(4)
  })

  test('the last move of a talent is undone and stays in the log', async () => {
    const [a] = gente
    const movimentoId = (await lugar(a))?.movimentoId ?? 0
    expect((await mover(admin, { colaboradorId: a, para: 1, motivo: 'De novo', movimentoId })).statusCode).toBe(201)
    const path = (id: number) => `${CALIBRACOES}/${calibracao.id}/movimentos/${id}/desfaz`
    expect(messageOf(await admin.put(path(movimentoId), {}))).toBe(
      'Há um movimento mais novo deste talento: desfaça-o antes.',
    )
    const ultimo = (await lugar(a))?.movimentoId ?? 0
    expect((await rh.put(path(ultimo), {})).json()).toMatchObject({ id: ultimo, desfeitoEm: expect.any(String) })
    expect(await lugar(a)).toMatchObject({ box: 5, movimentoId })
    expect(messageOf(await rh.put(path(ultimo), {}))).toBe('O movimento já foi desfeito.')
  })

  test('a manager moves his own people only, another company nobody', async () => {
    expect((await mover(lider, { colaboradorId: gente[0], para: 1, motivo: 'x' })).statusCode).toBe(404)
    expect((await mover(lider, { colaboradorId: dele, para: 6, motivo: 'Conheço' })).statusCode).toBe(201)
    expect((await lider.get(`${CALIBRACOES}/${calibracao.id}/movimentos`)).json()).toHaveLength(1)
    expect((await mover(rh2, { colaboradorId: dele, para: 1, motivo: 'x' })).statusCode).toBe(404)
  })

  test('[REL-avaliacao/ninebox: rows, ties, empty, areas, companies] the report has the people of each box, calibrated ones marked', async () => {
    const pede = (client: Client, filters: RecordData = {}) => {
      const query = new URLSearchParams({
        avaliacaoDesempenhoId: String(ciclo.id),
        ...(filters as Record<string, string>),
      })
      return client.get(`/api/avaliacao/relatorios/ninebox-previa?${query}`)
    }
    const answer = await pede(admin)
    expect(answer.statusCode, answer.body).toBe(200)
    const { linhas } = answer.json() as { linhas: RecordData[] }
    expect(linhas).toHaveLength(5)
    expect(linhas.filter(({ grupo }) => String(grupo).includes('ALTA CAPACIDADE (2)'))).toHaveLength(2)
    expect(linhas.every(({ calibrado }) => String(calibrado).startsWith('Calibrado (calculado: '))).toBe(true)
    const nomes = linhas.filter(({ grupo }) => String(grupo).includes('(2)')).map(({ nome }) => String(nome))
    expect(nomes).toEqual([...nomes].sort((x, y) => x.localeCompare(y, 'pt-BR')))
    expect((await pede(admin, { dataIni: '2020-01-01', dataFim: '2020-12-31' })).statusCode).toBe(404)
    expect((await pede(admin, { avaliadoresIds: String(gente[0]) })).statusCode).toBe(404)
    expect(((await pede(lider)).json() as { linhas: RecordData[] }).linhas).toHaveLength(1)
    expect((await pede(rh2)).statusCode).not.toBe(200)
    // figures that open into their records tell it, too, and where the percentages put them
    const medida = {
      filtros: { dataIni: app.today(), dataFim: app.today(), avaliacoesDesempenhosIds: String(ciclo.id) },
    }
    const aberta = await admin.get(
      `/api/medidas/avaliacao/talentos-no-ninebox?medida=${encodeURIComponent(JSON.stringify(medida))}`,
    )
    expect(aberta.statusCode, aberta.body).toBe(200)
    const abertas = aberta.json() as RecordData[]
    const { talentos } = await grafico()
    expect(abertas.map(({ calibrado }) => calibrado)).toEqual(abertas.map(() => 'Sim'))
    expect(abertas).toHaveLength(talentos.length)
    expect(new Set(abertas.map(({ calculado }) => calculado))).toEqual(
      new Set(linhas.map(({ calibrado }) => /calculado: (.*)\)/.exec(String(calibrado))?.[1])),
    )
    const pdf = await admin.post(`${NINEBOX}/relatorio`, { filters: { avaliacaoDesempenhoId: { id: ciclo.id } } })
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('closed, nothing moves and nothing is undone any more', async () => {
    const [a] = gente
    expect((await admin.put(`${CALIBRACOES}/${calibracao.id}/encerra`, {})).statusCode).toBe(200)
    const movimentoId = (await lugar(a))?.movimentoId
    const answer = await mover(admin, { colaboradorId: a, para: 9, motivo: 'Tarde', movimentoId })
    expect([answer.statusCode, messageOf(answer)]).toEqual([409, 'A calibração já foi encerrada.'])
    expect((await admin.put(`${CALIBRACOES}/${calibracao.id}/movimentos/${movimentoId}/desfaz`, {})).statusCode).toBe(
      409,
    )
    expect(await lugar(a)).toMatchObject({ box: 5, calculado: 7 })
    expect((await grafico()).calibracao).toBeNull()
  })

  test('two cycles are compared: who moved, of those placed in both', async () => {
    const depois = await fechado('Ciclo seguinte', gente.slice(0, 2))
    await chega(depois, gente[0], 50, 50)
    await chega(depois, gente[1], 90, 90)
    const found = (await admin.get(`${NINEBOX}/comparacao?de=${ciclo.id}&para=${depois.id}`)).json() as RecordData
    expect(found).toMatchObject({ comparados: 2, mudaram: [{ id: gente[1], para: 3 }] })
    expect((await rh2.get(`${NINEBOX}/comparacao?de=${ciclo.id}&para=${depois.id}`)).statusCode).toBe(404)
  })
})

describe('development plans', () => {
  test('are made of the gaps of a cycle, with the courses of the competence; each sees his own', async () => {
    const [a] = gente
    const [avaliado] = await rows<{
      competencias: { id: number; nome: string; exigido: { ordem: number }; escala: { id: number; ordem: number }[] }[]
    }>(
      'select competencias from avaliado_avaliacao_desempenho where avaliacao_desempenho_id = $1 and avaliado_id = $2',
      [ciclo.id, a],
    )
    const competencia = avaliado?.competencias.find(({ exigido, escala }) => exigido.ordem > (escala[0]?.ordem ?? 0))
    const nivel = competencia?.escala[0]
    await rows(
      `update colaborador_questionario set situacao = 'R', niveis = $3 where avaliacao_desempenho_id = $1 and colaborador_id = $2`,
      [ciclo.id, a, JSON.stringify([{ competenciaId: competencia?.id, nivelId: nivel?.id, ordem: nivel?.ordem }])],
    )
    const [curso] = await rows<{ id: number; nome: string }>(
      'select id::int as id, nome from curso where empresa_id = 1 order by id limit 1',
    )
    for (const tipo of ['conhecimento', 'habilidade', 'atitude'])
      await rows(
        `insert into ${tipo}_cursos (empresa_id, ${tipo}_id, curso_empresa_id, curso_id)
         select 1, ${tipo}_id, 1, $2 from competencia where empresa_id = 1 and id = $1 and ${tipo}_id is not null on conflict do nothing`,
        [competencia?.id, curso?.id],
      )
    const proposta = (await admin.get(`${NINEBOX}/chart/pdi/5/${ciclo.id}`)).json() as RecordData[]
    expect(proposta).toMatchObject([
      {
        colaborador: { id: a },
        calibrado: true,
        calculado: 7,
        pdiId: null,
        lacunas: [{ competencia: { id: competencia?.id }, cursos: expect.arrayContaining([curso]) }],
      },
    ])
    const meus = () => lider.get('/api/avaliacao/pdis/meus')
    const antes = (await meus()).json()
    const pedido = { colaboradorId: a, avaliacaoDesempenhoId: ciclo.id, prazo: '2099-06-30' }
    const pdi = await made('/api/avaliacao/pdis/gera', pedido)
    expect(pdi).toMatchObject({
      colaborador: { id: a },
      pendentes: 1,
      calibrado: true,
      itens: [
        {
          competencia: { id: competencia?.id },
          prazo: '2099-06-30',
          situacao: 'P',
          cursos: expect.arrayContaining([expect.objectContaining({ id: curso?.id })]),
        },
      ],
    })
    expect(messageOf(await admin.post('/api/avaliacao/pdis/gera', pedido))).toBe(
      'O talento já tem um plano desta avaliação.',
    )
    expect(messageOf(await admin.post('/api/avaliacao/pdis/gera', { ...pedido, colaboradorId: gente[1] }))).toBe(
      'O talento atinge o nível exigido em todas as competências avaliadas.',
    )
    expect((await lider.get(`/api/avaliacao/pdis/${pdi.id}`)).statusCode).toBe(404)
    expect((await lider.post('/api/avaliacao/pdis/gera', { ...pedido, colaboradorId: gente[1] })).statusCode).toBe(404)
    expect((await rh2.get(`/api/avaliacao/pdis/${pdi.id}`)).statusCode).toBe(404)
    expect((await meus()).json()).toEqual(antes)
    await rows(`update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'lider')`)
    await rows(`update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1`, [a])
    expect((await meus()).json()).toMatchObject([
      {
        id: pdi.id,
        itens: [{ competencia: competencia?.nome, cursos: expect.arrayContaining([curso?.nome]), situacao: 'P' }],
      },
    ])
    // what he reached is told with the results
    const obtido = async () =>
      ((await meus()).json() as { itens: { nivelObtido: string | null }[] }[])[0]?.itens[0]?.nivelObtido
    const calibrado = async () => ((await meus()).json() as { calibrado: boolean }[])[0]?.calibrado
    expect([await obtido(), await calibrado()]).toEqual([null, false])
    expect((await admin.put(`${CICLOS}/${ciclo.id}/publica`, {})).statusCode).toBe(200)
    expect(await obtido()).toMatch(/média/)
    expect(await calibrado()).toBe(true)
    // of her people a manager makes plans, of herself she would learn what she reached
    const daquele = { ...pedido, colaboradorId: dele }
    expect((await lider.post('/api/avaliacao/pdis/gera', daquele)).statusCode).toBe(409)
    await rows('update talento set usuario_id = null where id = $1', [a])
    await rows(`update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1`, [dele])
    expect((await lider.post('/api/avaliacao/pdis/gera', daquele)).statusCode).toBe(404)
  })
})
