import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { andamentoDe, progressoDe } from '#server/domain/avaliacao/objetivo/calculo.ts'
import { partesDe } from '#server/domain/avaliacao/objetivo/partes.ts'
import { CHECK_INS, cenario, OBJETIVOS, PERIODOS, RESULTADOS, type Registro, said } from './cenario.ts'

let c: Awaited<ReturnType<typeof cenario>>
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

describe('progress', () => {
  test('100 to 80 at 90 is 50% of weight 2, 0 to 10 at 12 is 100% of weight 1: 66.67%', async () => {
    const { m, ano } = c
    const objetivo = await m.objetivo('Conta da especificação', ano)
    expect(await m.progresso(objetivo)).toBeUndefined()
    const avarias = await m.resultado(objetivo, [100, 80], 2)
    const rotas = await m.resultado(objetivo, [0, 10])
    expect(await m.progresso(objetivo)).toBe(0)
    await m.checkIn(avarias, '2026-03-01', 90)
    expect(await m.progresso(objetivo)).toBe(33.33)
    await m.checkIn(rotas, '2026-03-01', 12, 'R')
    const [a, b, o] = await Promise.all(
      [`${RESULTADOS}/${avarias.id}`, `${RESULTADOS}/${rotas.id}`, `${OBJETIVOS}/${objetivo.id}`].map(m.read),
    )
    expect([a?.atual, a?.progresso, a?.confianca, b?.atual, b?.percentual, b?.progresso]).toEqual([
      90,
      50,
      'N',
      12,
      120,
      100,
    ])
    expect([o?.progresso, o?.confianca]).toEqual([66.67, 'R'])
    // list, order and filter say the same
    const rows = (
      await c.admin.get(`${OBJETIVOS}?filter=${encodeURIComponent(`{"progresso":66.67,"periodo":${ano.id}}`)}`)
    ).json()
    expect(rows.map(({ id }: Registro) => id)).toEqual([objetivo.id])
    // weights move it, too: (50 + 100) / 2
    await c.admin.patch(`${RESULTADOS}/${avarias.id}`, { peso: 1, versao: a?.versao })
    expect(await m.progresso(objetivo)).toBe(75)
    await c.admin.patch(`${RESULTADOS}/${rotas.id}`, { meta: 24, versao: b?.versao })
    expect(await m.progresso(objetivo)).toBe(50)
  })

  test('what moved away from the target is 0%, what passed it 100%', async () => {
    const { m, ano } = c
    const objetivo = await m.objetivo('Fora dos limites', ano)
    const resultado = await m.resultado(objetivo, [10, 20])
    await m.checkIn(resultado, '2026-03-01', 5)
    expect([await m.progresso(objetivo), (await m.read(`${RESULTADOS}/${resultado.id}`)).percentual]).toEqual([0, -50])
    await m.checkIn(resultado, '2026-03-02', 1000)
    expect(await m.progresso(objetivo)).toBe(100)
  })

  test('the last check-in by its day counts, of one day the later one; a past day goes to its place; taken back, the value before holds again', async () => {
    const { m, ano } = c
    const objetivo = await m.objetivo('Pela data', ano)
    const resultado = await m.resultado(objetivo, [0, 100])
    const atual = async () => (await m.read(`${RESULTADOS}/${resultado.id}`)).atual
    await m.checkIn(resultado, '2026-05-10', 40)
    await m.checkIn(resultado, '2026-04-10', 90)
    expect([await atual(), await m.progresso(objetivo)]).toEqual([40, 40])
    const mesmoDia = await m.checkIn(resultado, '2026-05-10', 45)
    const ultimo = await m.checkIn(resultado, '2026-06-10', 60, 'F')
    expect([await atual(), await m.progresso(objetivo)]).toEqual([60, 60])
    expect((await c.admin.delete(`${CHECK_INS}/${ultimo.id}`)).statusCode).toBe(200)
    expect([await atual(), await m.progresso(objetivo)]).toEqual([45, 45])
    expect((await m.read(`${OBJETIVOS}/${objetivo.id}`)).confianca).toBe('N')
    await c.admin.delete(`${CHECK_INS}/${mesmoDia.id}`)
    expect([await atual(), await m.progresso(objetivo)]).toEqual([40, 40])
    // its day is mended: the one of April is the last now
    const [maio] = (
      await c.admin.get(`${CHECK_INS}?filter={"resultadoChave":${resultado.id}}&sort=["data","DESC"]`)
    ).json()
    expect(
      (await c.admin.patch(`${CHECK_INS}/${maio.id}`, { data: '2026-02-01', versao: maio.versao })).statusCode,
    ).toBe(200)
    expect([await atual(), await m.progresso(objetivo)]).toEqual([90, 90])
  })

  test('a check-in or a key result that goes elsewhere moves both objectives', async () => {
    const { m, ano } = c
    const [um, dois] = [await m.objetivo('Um', ano), await m.objetivo('Dois', ano)]
    const [a, b] = [await m.resultado(um, [0, 10]), await m.resultado(dois, [0, 10])]
    const feito = await m.checkIn(a, '2026-03-01', 5)
    const both = async () => [await m.progresso(um), await m.progresso(dois)]
    expect(await both()).toEqual([50, 0])
    await c.admin.patch(`${CHECK_INS}/${feito.id}`, { resultadoChave: { id: b.id }, versao: feito.versao })
    expect(await both()).toEqual([0, 50])
    const { versao } = await m.read(`${RESULTADOS}/${b.id}`)
    await c.admin.patch(`${RESULTADOS}/${b.id}`, { objetivo: { id: um.id }, versao })
    expect(await both()).toEqual([25, undefined])
    await c.admin.delete(`${CHECK_INS}/${feito.id}`)
    await c.admin.delete(`${RESULTADOS}/${b.id}`)
    expect(await both()).toEqual([0, undefined])
  })

  test('the formula of the server is that of the definition, to the last digit', async () => {
    const { m, ano } = c
    const objetivo = await m.objetivo('Arredondamento', ano)
    for (const [inicial, meta, valor] of [
      [0, 3, 1],
      [0, 6, 1],
      [-7.5, 2.25, 0.01],
      [0, 8000, 1],
      [0.3, 0.1, 0.2],
      [0, 16000, 3],
    ] as const) {
      const resultado = await m.resultado(objetivo, [inicial, meta])
      await m.checkIn(resultado, '2026-03-01', valor)
      const { progresso } = await m.read(`${RESULTADOS}/${resultado.id}`)
      expect([inicial, meta, valor, progresso]).toEqual([
        inicial,
        meta,
        valor,
        progressoDe({ inicial, meta, atual: valor }),
      ])
    }
    // 0.01875 % is half up 0.02
    expect([
      progressoDe({ inicial: 0, meta: 16000, atual: 3 }),
      progressoDe({ inicial: 5, meta: 5, atual: 5 }),
    ]).toEqual([0.02, undefined])
  })
})

describe('the tree', () => {
  test('an objective below counts with its weight where it says so, unless it is a draft or cancelled', async () => {
    const { m, ano } = c
    const topo = await m.objetivo('Topo', ano)
    const meio = await m.objetivo('Meio', ano, { objetivoPai: { id: topo.id }, peso: 3 })
    const folha = await m.objetivo('Folha', ano, { objetivoPai: { id: meio.id } })
    const proprio = await m.resultado(topo, [0, 10])
    await m.checkIn(proprio, '2026-03-01', 10)
    expect(await m.progresso(topo)).toBe(100)
    const daFolha = await m.resultado(folha, [0, 4])
    // nothing counted in Meio before: now (1 × 100 + 3 × 0) / 4
    expect([await m.progresso(meio), await m.progresso(topo)]).toEqual([0, 25])
    await m.checkIn(daFolha, '2026-03-01', 2, 'F')
    expect([await m.progresso(folha), await m.progresso(meio), await m.progresso(topo)]).toEqual([50, 50, 62.5])
    expect((await m.read(`${OBJETIVOS}/${topo.id}`)).confianca).toBe('F')

    const change = async (o: Registro, body: object) => {
      const { versao } = await m.read(`${OBJETIVOS}/${o.id}`)
      expect((await c.admin.patch(`${OBJETIVOS}/${o.id}`, { ...body, versao })).statusCode).toBe(200)
    }
    await change(meio, { contribui: false })
    expect(await m.progresso(topo)).toBe(100)
    await change(meio, { contribui: true, peso: 1 })
    expect(await m.progresso(topo)).toBe(75)
    await m.step(`${OBJETIVOS}/${meio.id}/cancela`, { motivoCancelamento: 'Prova' })
    expect(await m.progresso(topo)).toBe(100)
    await m.step(`${OBJETIVOS}/${meio.id}/reabre`)
    await m.step(`${OBJETIVOS}/${folha.id}/conclui`)
    // what was reached goes on counting
    expect(await m.progresso(topo)).toBe(75)
    await change(meio, { objetivoPai: null })
    expect(await m.progresso(topo)).toBe(100)
    const rascunho = await m.objetivo('Rascunho', ano, { objetivoPai: { id: topo.id } }, false)
    await m.resultado(rascunho, [0, 1])
    expect(await m.progresso(topo)).toBe(100)
    await m.step(`${OBJETIVOS}/${rascunho.id}/ativa`)
    expect(await m.progresso(topo)).toBe(50)
  })

  test('has no circles, no larger objective below a smaller one, and each period lies within that above it', async () => {
    const { m, ano, trimestre, app } = c
    const { rows } = await app.database.pool.query<{ id: string }>(
      "select id from area_organizacional where nome = 'Logística' and empresa_id = 1",
    )
    const daArea = { nivel: 'A', areaOrganizacional: { id: Number(rows[0]?.id) } }
    const topo = await m.objetivo('Sem voltas', ano)
    const meio = await m.objetivo('Sem voltas: meio', trimestre, { ...daArea, objetivoPai: { id: topo.id } })
    const folha = await m.objetivo('Sem voltas: folha', trimestre, { ...daArea, objetivoPai: { id: meio.id } })
    const change = async ({ id }: Registro, body: object) => {
      const { versao } = await m.read(`${OBJETIVOS}/${id}`)
      const answer = await c.admin.patch(`${OBJETIVOS}/${id}`, { ...body, versao })
      return answer.statusCode === 400 ? said(answer) : answer.statusCode
    }
    const circulo = [
      ['objetivoPai', 'O objetivo superior não pode ser o próprio objetivo nem um dos que estão abaixo dele.'],
    ]
    expect(await change(meio, { objetivoPai: { id: folha.id } })).toEqual(circulo)
    expect(await change(meio, { objetivoPai: { id: meio.id } })).toEqual(circulo)
    expect(await change(folha, { nivel: 'E' })).toEqual([
      ['objetivoPai', 'O objetivo superior é de um nível abaixo deste.'],
    ])
    expect(await change(folha, { periodo: { id: ano.id } })).toEqual([
      ['periodo', 'O período não cabe no do objetivo superior.'],
    ])
    expect(await change(topo, { periodo: { id: trimestre.id } })).toBe(200)
    expect(await change(topo, { periodo: { id: ano.id } })).toBe(200)
    const [talento] = (
      await app.database.pool.query<{ id: string }>(
        "select id from talento where empresa_id = 1 and situacao = 'A' limit 1",
      )
    ).rows
    expect(await change(meio, { nivel: 'T', talento: { id: Number(talento?.id) } })).toEqual([
      ['nivel', 'Abaixo deste está um objetivo de um nível acima: Sem voltas: folha.'],
    ])
    const curto = await m.periodo('Prova: agosto', '2026-08-01', '2026-08-31')
    expect(await change(meio, { periodo: { id: curto.id } })).toEqual([
      ['periodo', 'O período de um objetivo abaixo deste não cabe neste: Sem voltas: folha.'],
    ])
    // the periods themselves cannot be moved apart
    const mexe = async ({ id }: Registro, body: object) => {
      const { versao } = await m.read(`${PERIODOS}/${id}`)
      return said(await c.admin.patch(`${PERIODOS}/${id}`, { ...body, versao }))
    }
    const fora = [['inicio', 'Um objetivo deixaria de caber no período do superior: Sem voltas: meio.']]
    expect(await mexe(trimestre, { fim: '2027-01-31' })).toEqual(fora)
    await m.step(`${OBJETIVOS}/${topo.id}/cancela`, { motivoCancelamento: 'Prova' })
    const solto = await m.objetivo('Solto', ano, {}, false)
    expect(await change(solto, { objetivoPai: { id: topo.id } })).toEqual([
      ['objetivoPai', 'O objetivo superior está cancelado.'],
    ])
  })

  test('a talent of another company has no objective here', async () => {
    const { app, ano } = c
    await app.database.pool.query('update parametros_sistema set compartilhar_colaboradores = true')
    app.fastify.prumo.sessions.forget()
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from talento where empresa_id = 2 limit 1',
    )
    const answer = await c.admin.post(OBJETIVOS, {
      titulo: 'De outra',
      periodo: { id: ano.id },
      nivel: 'T',
      talento: { id: Number(rows[0]?.id) },
    })
    expect([answer.statusCode, said(answer)[0]]).toEqual([400, ['talento', 'O talento é de outra empresa.']])
  })
})

describe('what is refused', () => {
  test('a target where the key result starts, an objective that is not active, a day to come or before the period', async () => {
    const { m, ano } = c
    const rascunho = await m.objetivo('Recusas', ano, {}, false)
    const igual = { objetivo: { id: rascunho.id }, titulo: 'Parado', inicial: 7, meta: 7 }
    expect(said(await c.admin.post(RESULTADOS, igual))).toEqual([
      ['meta', 'A meta tem de ser diferente do valor inicial.'],
    ])
    const resultado = await m.resultado(rascunho, [0, 10])
    const tenta = async (body: object) =>
      said(await c.admin.post(CHECK_INS, { resultadoChave: { id: resultado.id }, valor: 1, ...body }))
    const inativo = [['resultadoChave', 'O objetivo não está ativo: só um objetivo ativo recebe check-ins.']]
    expect(await tenta({})).toEqual(inativo)
    await m.step(`${OBJETIVOS}/${rascunho.id}/ativa`)
    expect(await tenta({ data: '2025-12-31' })).toEqual([
      ['data', 'O dia é anterior ao início do período, 01/01/2026.'],
    ])
    expect((await tenta({ data: '2099-01-01' })).map((one) => (one as string[])[0])).toEqual(['data'])
    await m.checkIn(resultado, '2026-01-01', 3)
    await m.step(`${OBJETIVOS}/${rascunho.id}/conclui`, { conclusao: 'Feito.' })
    expect(await tenta({})).toEqual(inativo)
    const { versao } = await m.read(`${RESULTADOS}/${resultado.id}`)
    expect(said(await c.admin.patch(`${RESULTADOS}/${resultado.id}`, { meta: 3, versao }))).toEqual([
      ['objetivo', 'O objetivo está concluído.'],
    ])
    const [feito] = (await c.admin.get(`${CHECK_INS}?filter={"resultadoChave":${resultado.id}}`)).json()
    expect((await c.admin.delete(`${CHECK_INS}/${feito.id}`)).json().message).toBe(
      'O objetivo não está ativo: só um objetivo ativo recebe check-ins.',
    )
    expect((await c.admin.delete(`${OBJETIVOS}/${rascunho.id}`)).statusCode).not.toBe(200)
  })

  test('in a period that is over nothing changes, until it is opened again', async () => {
    const { m } = c
    const passado = await m.periodo('Prova: passado', '2026-02-01', '2026-02-28')
    const objetivo = await m.objetivo('No passado', passado)
    const resultado = await m.resultado(objetivo, [0, 10])
    await m.checkIn(resultado, '2026-02-10', 4)
    const { versao: antes } = await m.read(`${PERIODOS}/${passado.id}`)
    expect(said(await c.admin.patch(`${PERIODOS}/${passado.id}`, { inicio: '2026-02-11', versao: antes }))).toEqual([
      ['inicio', 'Há check-ins anteriores a este dia.'],
    ])
    await m.step(`${PERIODOS}/${passado.id}/encerra`)
    const encerrado = 'O período está encerrado.'
    const { versao } = await m.read(`${OBJETIVOS}/${objetivo.id}`)
    expect(said(await c.admin.patch(`${OBJETIVOS}/${objetivo.id}`, { titulo: 'Outro', versao }))).toEqual([
      ['periodo', encerrado],
    ])
    expect((await c.admin.put(`${OBJETIVOS}/${objetivo.id}/conclui`, {})).statusCode).toBe(400)
    expect(
      said(await c.admin.post(CHECK_INS, { resultadoChave: { id: resultado.id }, data: '2026-02-12', valor: 5 })),
    ).toEqual([['resultadoChave', encerrado]])
    expect(
      said(await c.admin.post(RESULTADOS, { objetivo: { id: objetivo.id }, titulo: 'Tarde', inicial: 0, meta: 1 })),
    ).toEqual([['objetivo', encerrado]])
    await m.step(`${PERIODOS}/${passado.id}/reabre`)
    await m.checkIn(resultado, '2026-02-12', 5)
    expect(await m.progresso(objetivo)).toBe(50)
  })
})

test('the next check-in is due so many days after the last one, while the objective is active and the target not reached', async () => {
  const { m, ano } = c
  const objetivo = await m.objetivo('Lembrete', ano, {}, false)
  const resultado = await m.resultado(objetivo, [0, 10])
  const proximo = async () => (await m.read(`${RESULTADOS}/${resultado.id}`)).proximoCheckIn
  expect(await proximo()).toBeUndefined()
  await m.step(`${OBJETIVOS}/${objetivo.id}/ativa`)
  await c.app.database.pool.query("update objetivo set ativado_em = '2026-03-01' where id = $1", [objetivo.id])
  expect(await proximo()).toBe('2026-03-15')
  await m.checkIn(resultado, '2026-03-10', 3)
  expect(await proximo()).toBe('2026-03-24')
  await m.checkIn(resultado, '2026-03-20', 10)
  expect(await proximo()).toBeUndefined()
})

describe('two at once', () => {
  test('check-ins on one key result and on its sisters are all there, and the progress is that of all of them', async () => {
    const { m, ano } = c
    const topo = await m.objetivo('Ao mesmo tempo: topo', ano)
    const objetivo = await m.objetivo('Ao mesmo tempo', ano, { objetivoPai: { id: topo.id } })
    const resultados = [await m.resultado(objetivo, [0, 10]), await m.resultado(objetivo, [0, 10])]
    const dias = Array.from({ length: 12 }, (_, i) => `2026-04-${String(i + 10)}`)
    const answers = await Promise.all(
      dias.map((data, i) =>
        c.admin.post(CHECK_INS, { resultadoChave: { id: resultados[i % 2]?.id }, data, valor: i - 2 }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(dias.map(() => 201))
    for (const resultado of resultados) expect((await m.read(`${RESULTADOS}/${resultado.id}`)).checkIns).toBe(6)
    // 8 of 10 and 9 of 10
    expect([await m.progresso(objetivo), await m.progresso(topo)]).toEqual([85, 85])
  })

  test('two objectives hung below each other make no circle', async () => {
    const { m, ano } = c
    const [a, b] = [await m.objetivo('Gêmeo A', ano), await m.objetivo('Gêmeo B', ano)]
    const hang = (child: Registro, pai: Registro) =>
      c.admin.patch(`${OBJETIVOS}/${child.id}`, { objetivoPai: { id: pai.id }, versao: child.versao })
    const codes = (await Promise.all([hang(a, b), hang(b, a)])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([200, 400])
  })
})

test('what is stored of objectives, those of the demo too, is what follows from their key results', async () => {
  const { app } = c
  const { rows } = await app.database.pool.query<{
    id: string
    empresa_id: number
    progresso: number
    confianca: string
  }>('select id, empresa_id, progresso, confianca from objetivo where empresa_id in (1, 2) order by id')
  expect(rows.length).toBeGreaterThan(40)
  for (const { id, empresa_id, progresso, confianca } of rows) {
    const found = andamentoDe(await partesDe(app.database.kysely, empresa_id, Number(id)))
    expect([id, found.progresso ?? null, found.confianca ?? null]).toEqual([id, progresso, confianca])
  }
})
