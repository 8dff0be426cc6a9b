import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GoalPanel, GoalTree, OwnGoal } from '#schemas/runtime/answers/evaluation/goals.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { metasDosTalentos } from '#server/domain/avaliacao/objetivo/queries.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { areaChamada, CHECK_INS, cenario, OBJETIVOS, RESULTADOS, type Registro, said, talentoDe } from './cenario.ts'

let c: Awaited<ReturnType<typeof cenario>>
let quem: Record<'rh' | 'lider' | 'gestor' | 'sst' | 'rh2', Client>
/** objectives by whose they are, each with one key result from 0 to 10 */
const metas: Record<string, Registro> = {}
const resultados: Record<string, Registro> = {}
const dia = '2026-03-02'

beforeAll(async () => {
  c = await cenario()
  const entra = (name: string) => login(c.app, name)
  const [rh, lider, gestor, sst, rh2] = await Promise.all(['rh', 'lider', 'gestor', 'sst', 'rh2'].map(entra))
  quem = { rh, lider, gestor, sst, rh2 } as typeof quem
  const [deLidia, deGilberto] = [await talentoDe(c.app, 'lider'), await talentoDe(c.app, 'gestor')]
  const area = async (nome: string) => ({ nivel: 'A', areaOrganizacional: await areaChamada(c.app, nome) })
  const de: Record<string, RecordData> = {
    empresa: {},
    logistica: await area('Logística'),
    armazem: await area('Armazém'),
    producao: await area('Produção'),
    lidia: { nivel: 'T', talento: { id: deLidia } },
    gilberto: { nivel: 'T', talento: { id: deGilberto } },
  }
  for (const [name, body] of Object.entries(de)) {
    const objetivo = await c.m.objetivo(`Prova: ${name}`, c.ano, body)
    metas[name] = objetivo
    resultados[name] = await c.m.resultado(objetivo, [0, 10])
  }
  metas.rascunho = await c.m.objetivo('Prova: rascunho', c.ano, {}, false)
}, 120_000)
afterAll(() => c?.app.close())

const idOf = (of: Record<string, Registro>, name: string): number => of[name]?.id ?? 0
const arvore = async (client: Client): Promise<string[] | number> => {
  const answer = await client.get(`${OBJETIVOS}/arvore?periodoId=${c.ano.id}`)
  if (answer.statusCode !== 200) return answer.statusCode
  return (answer.json() as GoalTree).objetivos.map(({ titulo }) => titulo.replace('Prova: ', '')).sort()
}
const faz = (client: Client, name: string, body: RecordData = {}) =>
  client.post(`${RESULTADOS}/${idOf(resultados, name)}/check-ins`, { data: dia, valor: 5, confianca: 'N', ...body })
const todas = ['armazem', 'empresa', 'gilberto', 'lidia', 'logistica', 'producao']

describe('who sees which goals', () => {
  test('HR sees all, a manager the company and his areas, a talent the company and his own, another company and who has no right none', async () => {
    expect(await arvore(quem.rh)).toEqual([...todas, 'rascunho'].sort())
    expect(await arvore(quem.lider)).toEqual(['armazem', 'empresa', 'lidia', 'logistica'])
    expect(await arvore(quem.gestor)).toEqual(['empresa', 'gilberto'])
    expect(await arvore(quem.sst)).toBe(403)
    // a period of another company is not there
    expect(await arvore(quem.rh2)).toBe(404)
    expect((await c.app.nobody.get(`${OBJETIVOS}/arvore`)).statusCode).toBe(401)
  })

  test('lists, records and panels agree with the tree', async () => {
    const lista = async (client: Client) =>
      (await client.get(`${OBJETIVOS}?unpaged=true&filter={"periodo":${c.ano.id}}`)).json() as RecordData[]
    expect((await lista(quem.lider)).length).toBe(4)
    expect(await lista(quem.rh2)).toEqual([])
    // who reads no register has the panel alone
    expect((await quem.gestor.get(OBJETIVOS)).statusCode).toBe(403)
    const painel = async (client: Client, name: string) =>
      (await client.get(`${OBJETIVOS}/${idOf(metas, name)}/painel`)).statusCode
    const sees = async (client: Client) => Promise.all(todas.map((name) => painel(client, name)))
    expect(await sees(quem.rh)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await sees(quem.lider)).toEqual([200, 200, 404, 200, 200, 404])
    expect(await sees(quem.gestor)).toEqual([404, 200, 200, 404, 404, 404])
    expect(await sees(quem.rh2)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await painel(quem.gestor, 'rascunho')).toBe(404)
    for (const url of [RESULTADOS, CHECK_INS]) {
      expect((await quem.gestor.get(url)).statusCode).toBe(403)
      expect((await quem.rh2.get(`${url}?unpaged=true&filter={"objetivo":${idOf(metas, 'empresa')}}`)).json()).toEqual(
        [],
      )
    }
  })

  test('an objective of a talent names what it hangs on only where the reader sees that', async () => {
    const filho = await c.m.objetivo('Prova: filho', c.ano, {
      nivel: 'T',
      talento: { id: await talentoDe(c.app, 'gestor') },
      objetivoPai: { id: idOf(metas, 'producao') },
    })
    const of = async (client: Client) =>
      ((await client.get(`${OBJETIVOS}/arvore?periodoId=${c.ano.id}`)).json() as GoalTree).objetivos.find(
        ({ id }) => id === filho.id,
      )
    expect((await of(quem.rh))?.pai).toBe(idOf(metas, 'producao'))
    expect(await of(quem.gestor)).toMatchObject({ meu: true, titulo: 'Prova: filho' })
    expect((await of(quem.gestor))?.pai).toBeUndefined()
    await c.m.step(`${OBJETIVOS}/${filho.id}/cancela`, { motivoCancelamento: 'Prova' })
  })
})

describe('who checks in', () => {
  const codes = async (client: Client) => {
    const found: Record<string, number> = {}
    for (const name of todas) found[name] = (await faz(client, name)).statusCode
    return found
  }

  test('HR on all, a manager in his areas, a talent on what he answers for', async () => {
    expect(await codes(quem.rh)).toEqual({
      armazem: 200,
      empresa: 200,
      gilberto: 200,
      lidia: 200,
      logistica: 200,
      producao: 200,
    })
    // a manager does not answer for the company's
    expect(await codes(quem.lider)).toEqual({
      armazem: 200,
      empresa: 400,
      gilberto: 404,
      lidia: 200,
      logistica: 200,
      producao: 404,
    })
    expect(said(await faz(quem.lider, 'empresa'))).toEqual([
      ['resultadoChave', 'Os objetivos da empresa são cuidados por quem vê todas as áreas.'],
    ])
    expect(await codes(quem.gestor)).toEqual({
      armazem: 404,
      empresa: 400,
      gilberto: 200,
      lidia: 404,
      logistica: 404,
      producao: 404,
    })
    expect(said(await faz(quem.gestor, 'empresa'))).toEqual([
      ['resultadoChave', 'Você não responde por este resultado-chave.'],
    ])
    expect(Object.values(await codes(quem.rh2))).toEqual([404, 404, 404, 404, 404, 404])
    expect(Object.values(await codes(quem.sst))).toEqual([403, 403, 403, 403, 403, 403])
  })

  test('the answer is the objective as it then is, with what its reader may do', async () => {
    const { progresso, confianca, podeAlterar, podeIncluir, resultadosChave } = (
      await faz(quem.gestor, 'gilberto', {
        data: '2026-03-09',
        valor: 7.5,
        confianca: 'R',
        comentario: 'Falta a linha 2.',
      })
    ).json() as GoalPanel
    expect([progresso, confianca, podeAlterar, podeIncluir]).toEqual([75, 'R', false, false])
    const [resultado] = resultadosChave
    expect(resultado).toMatchObject({ inicial: 0, meta: 10, atual: 7.5, progresso: 75, podeFazerCheckIn: true })
    expect(resultado?.checkIns[0]).toMatchObject({
      data: '2026-03-09',
      valor: 7.5,
      autor: 'Gilberto Torres',
      comentario: 'Falta a linha 2.',
      podeExcluir: true,
    })
    // what HR noted there is not his to take back
    expect(resultado?.checkIns.map(({ autor, podeExcluir }) => [autor, podeExcluir])).toContainEqual([
      'Renata Holanda',
      false,
    ])
  })

  test('a talent takes back his own check-ins alone, and the value before holds again', async () => {
    const painel = (await quem.gestor.get(`${OBJETIVOS}/${idOf(metas, 'gilberto')}/painel`)).json() as GoalPanel
    const [mine, ...others] = painel.resultadosChave[0]?.checkIns ?? []
    const deRh = others.find(({ autor }) => autor === 'Renata Holanda')
    const url = `${RESULTADOS}/${idOf(resultados, 'gilberto')}/check-ins`
    expect((await quem.gestor.delete(`${url}/${deRh?.id}`)).statusCode).toBe(403)
    expect(
      (await quem.gestor.delete(`${RESULTADOS}/${idOf(resultados, 'empresa')}/check-ins/${mine?.id}`)).statusCode,
    ).toBe(404)
    const after = (await quem.gestor.delete(`${url}/${mine?.id}`)).json() as GoalPanel
    expect([after.progresso, after.resultadosChave[0]?.atual]).toEqual([50, 5])
    expect((await quem.rh.delete(`${url}/${deRh?.id}`)).statusCode).toBe(200)
  })

  test('bad input is told at its field and stores nothing', async () => {
    const before = (await c.m.read(`${RESULTADOS}/${idOf(resultados, 'lidia')}`)).checkIns
    for (const [body, field] of [
      [{ valor: 'muito' }, 'valor'],
      [{ valor: 1.005 }, 'valor'],
      [{ confianca: 'Z' }, 'confianca'],
      [{ data: '2026-02-30' }, 'data'],
      [{ data: '2025-01-01' }, 'data'],
      [{ comentario: 'x'.repeat(1001) }, 'comentario'],
    ] as const) {
      const answer = await faz(quem.lider, 'lidia', body)
      expect([answer.statusCode, (said(answer)[0] as string[])[0]]).toEqual([400, field])
    }
    expect((await faz(quem.lider, 'lidia', { autor: { id: 1 } })).statusCode).toBe(400)
    expect((await c.m.read(`${RESULTADOS}/${idOf(resultados, 'lidia')}`)).checkIns).toBe(before)
  })
})

test('the start page has the key results one answers for, the most urgent check-in first', async () => {
  const minhas = async (client: Client) => (await client.get('/api/avaliacao/minhas-metas')).json() as OwnGoal[]
  const deLidia = await minhas(quem.lider)
  const dias = deLidia.map(({ proximoCheckIn }) => proximoCheckIn ?? '9999')
  expect(dias).toEqual([...dias].sort())
  expect(deLidia).toContainEqual({
    ...{ id: expect.any(Number), titulo: 'Avarias por mil entregas', objetivo: expect.any(Number) },
    ...{
      doObjetivo: 'Entregar mais rápido e sem avarias',
      progresso: 50,
      confianca: 'N',
      proximoCheckIn: '2026-11-13',
    },
  })
  // what is over, in a closed period or another's is not there
  const titulos = deLidia.map(({ doObjetivo }) => doObjetivo)
  expect(titulos).not.toContain('Reorganizar as rotas do interior')
  expect(titulos).not.toContain('Produzir mais com menos perda')
  expect((await minhas(quem.gestor)).map(({ doObjetivo }) => doObjetivo)).toContain(
    'Implantar a troca rápida de moldes',
  )
  expect(await minhas(quem.rh2)).toEqual([])
  expect((await quem.sst.get('/api/avaliacao/minhas-metas')).statusCode).toBe(403)
})

describe('who changes goals', () => {
  test('a manager makes and changes those of his areas, not those of the company nor of others', async () => {
    const make = async (body: RecordData) => {
      const answer = await quem.lider.post(OBJETIVOS, { titulo: 'Do gestor', periodo: { id: c.ano.id }, ...body })
      return answer.statusCode === 400 ? said(answer) : answer.statusCode
    }
    const naoDele = [['nivel', 'Os objetivos da empresa são cuidados por quem vê todas as áreas.']]
    expect(await make({})).toEqual(naoDele)
    expect(await make({ nivel: 'A', areaOrganizacional: await areaChamada(c.app, 'Expedição') })).toBe(201)
    expect(
      ((await make({ nivel: 'A', areaOrganizacional: await areaChamada(c.app, 'Vendas') })) as string[][])[0]?.[0],
    ).toBe('areaOrganizacional')
    expect(
      ((await make({ nivel: 'T', talento: { id: await talentoDe(c.app, 'gestor') } })) as string[][])[0]?.[0],
    ).toBe('talento')
    const change = async (name: string) => {
      const { versao } = await c.m.read(`${OBJETIVOS}/${idOf(metas, name)}`)
      return (await quem.lider.patch(`${OBJETIVOS}/${idOf(metas, name)}`, { descricao: 'Nova', versao })).statusCode
    }
    expect([
      await change('logistica'),
      await change('lidia'),
      await change('empresa'),
      await change('producao'),
    ]).toEqual([200, 200, 400, 404])
    const daEmpresa = await quem.lider.post(RESULTADOS, {
      objetivo: { id: idOf(metas, 'empresa') },
      titulo: 'X',
      inicial: 0,
      meta: 1,
    })
    expect([daEmpresa.statusCode, said(daEmpresa)[0]]).toEqual([400, ['objetivo', naoDele[0]?.[1]]])
    expect((await quem.lider.put(`${OBJETIVOS}/${idOf(metas, 'empresa')}/conclui`, {})).statusCode).toBe(400)
    expect((await quem.lider.delete(`${RESULTADOS}/${idOf(resultados, 'empresa')}`)).statusCode).not.toBe(200)
    expect((await quem.gestor.post(OBJETIVOS, { titulo: 'Meu', periodo: { id: c.ano.id } })).statusCode).toBe(403)
  })

  test('what a manager checks in moves the objectives of the company above, which are not his', async () => {
    const topo = await c.m.objetivo('Prova: acima', c.ano)
    const abaixo = await c.m.objetivo('Prova: abaixo', c.ano, {
      nivel: 'A',
      areaOrganizacional: await areaChamada(c.app, 'Logística'),
      objetivoPai: { id: topo.id },
    })
    const resultado = await c.m.resultado(abaixo, [0, 10])
    const answer = await quem.lider.post(`${RESULTADOS}/${resultado.id}/check-ins`, {
      data: dia,
      valor: 4,
      confianca: 'N',
    })
    expect([answer.statusCode, await c.m.progresso(topo)]).toEqual([200, 40])
  })
})

describe('the goals of talents for a cycle', () => {
  const DIAS = ['2026-01-01', '2026-06-30'] as const
  let semestre: Registro
  let ana: number
  let bia: number
  const conta = async (ids: number[], inicio: string = DIAS[0], fim: string = DIAS[1]) =>
    Object.fromEntries(await metasDosTalentos(c.app.database.kysely, 1, ids, inicio, fim))

  beforeAll(async () => {
    semestre = await c.m.periodo('Prova: 1º semestre', ...DIAS)
    const { rows } = await c.app.database.pool.query<{ id: string }>(
      `select t.id from talento t where t.empresa_id = 1 and t.situacao = 'A'
       and not exists (select from objetivo o where o.talento_id = t.id) order by t.id desc limit 2`,
    )
    ;[ana = 0, bia = 0] = rows.map(({ id }) => Number(id))
  })

  test('weighs what each came to: 66.67 of weight 2 and 0 of weight 1 are 44.45', async () => {
    expect(await conta([ana, bia])).toEqual({})
    const meta = (titulo: string, peso: number, more: RecordData = {}) =>
      c.m.objetivo(titulo, semestre, { nivel: 'T', talento: { id: ana }, peso, ...more })
    const primeira = await meta('Ana: primeira', 2)
    await c.m.checkIn(await c.m.resultado(primeira, [100, 80], 2), dia, 90)
    await c.m.checkIn(await c.m.resultado(primeira, [0, 10]), dia, 12)
    expect(await conta([ana])).toEqual({ [ana]: 66.67 })
    const segunda = await meta('Ana: segunda', 1)
    const [emAberto] = [await c.m.resultado(segunda, [0, 10])]
    // (2 × 66.67 + 0) / 3
    expect(await conta([ana, bia])).toEqual({ [ana]: 44.45 })
    // after the last day it is another cycle's
    await c.m.checkIn(emAberto, '2026-07-15', 10)
    expect([await conta([ana]), await conta([ana], DIAS[0], '2026-07-31')]).toEqual([
      { [ana]: 44.45 },
      { [ana]: 77.78 },
    ])
    // the stored progress is today's
    expect(await c.m.progresso(segunda)).toBe(100)
    // drafts, cancelled ones, those of other days, companies and people do not count
    await c.m.objetivo('Ana: rascunho', semestre, { nivel: 'T', talento: { id: ana } }, false)
    const cancelada = await meta('Ana: cancelada', 50)
    await c.m.resultado(cancelada, [0, 1])
    await c.m.step(`${OBJETIVOS}/${cancelada.id}/cancela`, { motivoCancelamento: 'Prova' })
    expect(await conta([ana])).toEqual({ [ana]: 44.45 })
    expect(await conta([ana], '2025-01-01', '2025-12-31')).toEqual({})
    expect([...(await metasDosTalentos(c.app.database.kysely, 2, [ana], ...DIAS))]).toEqual([])
    expect([...(await metasDosTalentos(c.app.database.kysely, 1, [], ...DIAS))]).toEqual([])
  })

  test('one that counts in another of the same talent counts there alone; what others do below counts as the tree says', async () => {
    const de = (titulo: string, more: RecordData) =>
      c.m.objetivo(titulo, semestre, { nivel: 'T', talento: { id: bia }, ...more })
    const topo = await de('Bia: topo', {})
    await c.m.checkIn(await c.m.resultado(topo, [0, 10]), dia, 10)
    const parte = await de('Bia: parte', { objetivoPai: { id: topo.id } })
    await c.m.checkIn(await c.m.resultado(parte, [0, 10]), dia, 0)
    expect(await conta([bia])).toEqual({ [bia]: 50 })
    const { versao } = await c.m.read(`${OBJETIVOS}/${parte.id}`)
    await c.admin.patch(`${OBJETIVOS}/${parte.id}`, { contribui: false, peso: 3, versao })
    // (1 × 100 + 3 × 0) / 4
    expect(await conta([bia])).toEqual({ [bia]: 25 })
  })
})
