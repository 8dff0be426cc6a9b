import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { turnOfDay } from '#server/platform/crud/write/turn-of-day.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'

type Stored = RecordData & { id: number; versao: number }
const url = (route: string) => `/api/cargo-salario/${route}`
const bands = url('niveis-competencia/config/faixas-salariais')
const ofTalents = url('niveis-competencia-talentos')

let app: TestApp
let admin: Client
let rh2: Client
let areas: { id: number }[]
let faixa: Stored
let talento: Stored
/** levels of the test: weights 1, 2, 3 from 20, 50 and 80 % */
const niveis: Stored[] = []
/** competences of the test, one of each kind; the first has four criteria */
const competencias: Stored[] = []
let criterios: { id: number }[] = []

const made = async (path: string, body: RecordData, client = admin): Promise<Stored> => {
  const answer = await client.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = async (path: string, client = admin) => {
  const answer = await client.get(path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refused = async (path: string, body: RecordData): Promise<[string | undefined, string][]> => {
  const answer = await admin.post(path, body)
  expect(answer.statusCode, answer.body).toBe(400)
  return (answer.json().errors as { field?: string; message: string }[]).map(({ field, message }) => [field, message])
}
const at = (list: { id: number }[], index: number) => ({ id: list[index]?.id ?? 0 })

/** Rows of a band for the three competences: weight of the competence, place of the level. */
const rows = (...given: [peso: number, nivel: number, more?: RecordData][]) =>
  given.map(([competenciaPeso, nivel, more], index) => ({
    competencia: at(competencias, index),
    competenciaPeso,
    nivelCompetencia: at(niveis, nivel),
    ...more,
  }))

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh2 = await login(app, 'rh2')
  areas = ((await read(`${url('areas-organizacionais/opcoes')}?range=[0,1]`)) as Stored[]).map(({ id }) => ({ id }))
  for (const [ordem, percentual] of [
    [1, 20],
    [2, 50],
    [3, 80],
  ])
    niveis.push(await made(url('niveis-competencia'), { descricao: `Nível ${ordem}`, ordem, percentual }))
  for (const [tipo, nome] of [
    ['C', 'Tear circular'],
    ['H', 'Costura reta'],
    ['A', 'Zelo'],
  ])
    competencias.push(await made(url('competencias'), { tipo, nome, areasOrganizacionais: areas }))
  criterios = []
  for (const descricao of ['Um', 'Dois', 'Três', 'Quatro'])
    criterios.push(await made(url('criterios-avaliacao-competencia'), { competencia: at(competencias, 0), descricao }))
  await made(url('configuracoes-niveis-competencia'), {
    data: '2025-01-01',
    configHistoricosNiveis: niveis.map(({ id }) => ({ nivelCompetencia: { id } })),
  })
  const [cargo] = (await read(`${url('cargos/opcoes')}?range=[0,0]`)) as Stored[]
  const historico = [{ data: '2020-01-01', tipo: 3, valor: 2000 }]
  faixa = await made(url('faixas-salariais'), {
    nome: 'Faixa de níveis',
    cargo: { id: cargo?.id },
    codigoCBO: '411010',
    historico,
  })
  talento = await made('/api/gestao-talentos/talentos', {
    nome: 'Teresa dos Níveis',
    cpf: cpf(777_001),
    dataAdmissao: '2025-02-01',
    historicos: [{ data: '2025-02-01', areaOrganizacional: areas[1], faixaSalarial: { id: faixa.id }, salario: 2000 }],
  })
})
afterAll(() => app?.close())

describe('the configuration of levels of the company', () => {
  const setting = async () => {
    // rights and settings of a session are at most a second old
    app.fastify.prumo.sessions.forget()
    return (await read('/api/utilitario/empresas/configuracao')).considerarPercentualMinimo
  }

  test('[R-NIVEL-04] [R-NIVEL-03] the minimum percentage is considered unless a configuration says otherwise, from its day on', async () => {
    const novo = await read(url('configuracoes-niveis-competencia/novo'))
    expect(novo).toMatchObject({ considerarPercentualMinimo: true, obrigarPercentual: false })
    expect(novo.configHistoricosNiveis).toMatchObject([{ ordem: 1 }, { ordem: 2 }, { ordem: 3 }])
    const level = { descricao: 'Sem mínimo', ordem: 9 }
    expect(await refused(url('niveis-competencia'), level)).toEqual([['percentual', 'Percentual Mínimo é obrigatório']])
    const configs = url('configuracoes-niveis-competencia')
    const data = app.today()
    const of = (id: number | undefined) => [{ nivelCompetencia: { id }, ordem: 1 }]
    const off = await made(configs, {
      data,
      considerarPercentualMinimo: false,
      configHistoricosNiveis: of(niveis[0]?.id),
    })
    expect(await setting()).toBe(false)
    const { id } = await made(url('niveis-competencia'), level)
    const considers = { data: '2030-01-01', configHistoricosNiveis: of(id) }
    expect(await refused(configs, considers)).toEqual([
      ['configHistoricosNiveis[0].percentual', 'Percentual Mínimo é obrigatório'],
    ])
    const again = await admin.post(configs, { data, configHistoricosNiveis: of(niveis[0]?.id) })
    expect([again.statusCode, again.json().message]).toEqual([409, 'Já existe uma configuração de níveis nesta data.'])
    expect((await admin.delete(`${url('niveis-competencia')}/${id}`)).statusCode).toBe(200)
    expect((await admin.delete(`${configs}/${off.id}`)).statusCode).toBe(200)
    expect(await setting()).toBe(true)
  })

  test('the company’s setting follows the configuration in force, on the night its day comes, too', async () => {
    const { rows } = await app.database.pool.query(
      `insert into configuracao_nivel_competencia (empresa_id, data, considerar_percentual_minimo)
       values (1, $1::date, false) returning id`,
      [app.today()],
    )
    expect(await setting()).toBe(true)
    expect(await turnOfDay(app.fastify.prumo)).toBe(1)
    expect(await setting()).toBe(false)
    expect(await turnOfDay(app.fastify.prumo)).toBe(0)
    // nobody says it otherwise
    const record = await read('/api/utilitario/empresas/configuracao')
    const put = { ...record, considerarPercentualMinimo: true }
    expect((await admin.put('/api/utilitario/empresas/configuracao', put)).statusCode).toBe(200)
    expect(await setting()).toBe(false)
    expect((await admin.delete(`${url('configuracoes-niveis-competencia')}/${rows[0]?.id}`)).statusCode).toBe(200)
    expect(await setting()).toBe(true)
  })

  test('[R-NIVEL-02] weights have five digits at most', async () => {
    const level = (ordem: number) => ({ descricao: 'Pesado', ordem, percentual: 10 })
    expect(await refused(url('niveis-competencia'), level(100_000))).toEqual([
      ['ordem', 'Peso deve ser menor ou igual a 99.999'],
    ])
    const { id } = await made(url('niveis-competencia'), level(99_999))
    expect((await admin.delete(`${url('niveis-competencia')}/${id}`)).statusCode).toBe(200)
  })
})

describe('what a band requires', () => {
  let config: Stored

  test('both spellings of the calls lead to the same configurations', async () => {
    config = await made(`${bands}/${faixa.id}`, {
      data: '2025-02-01',
      linhas: rows([3, 2], [2, 1, { ordem: 4, percentual: 66.6 }], [1, 2]),
    })
    expect(config.linhas).toMatchObject([
      { competenciaPeso: 3, ordem: 3, percentual: 80, nivelCompetencia: { id: niveis[2]?.id, descricao: 'Nível 3' } },
      { competenciaPeso: 2, ordem: 4, percentual: 66.6, competencia: { nome: 'Costura reta' } },
      { ordem: 3 },
    ])
    const other = `${url('configuracao-nivel-competencia')}/${faixa.id}`
    expect(await read(other)).toMatchObject([{ id: config.id, data: '2025-02-01' }])
    const changed = await admin.put(`${other}/${config.id}`, { ...config, linhas: rows([3, 2], [2, 1], [1, 2]) })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await read(`${bands}/${faixa.id}/${config.id}`)).toEqual(changed.json())
    expect(await read(`${other}/${config.id}`)).toEqual(changed.json())
    expect(await read(`${bands}/${faixa.id}/all`)).toEqual([changed.json()])
    const second = await made(other, { data: '2025-03-01', linhas: rows([1, 0]) })
    const twice = await admin.post(other, { data: '2025-03-01', linhas: rows([1, 0]) })
    expect([twice.statusCode, twice.json().message]).toEqual([
      409,
      'Já existe uma configuração desta faixa nesta data.',
    ])
    expect((await admin.delete(`${bands}/${faixa.id}/${second.id}`)).statusCode).toBe(200)
    expect(await read(`${bands}/${faixa.id}`)).toHaveLength(1)
    config = changed.json()
  })

  test('/info says what a configuration is made of, on its day', async () => {
    const info = await read(`${bands}/${faixa.id}/info`)
    expect(info).toMatchObject({ faixaSalarial: { id: faixa.id }, maximo: 3, configuracao: { data: '2025-01-01' } })
    expect(info.competencias).toEqual(
      expect.arrayContaining([expect.objectContaining({ nome: 'Zelo', tipo: 'A', doCargo: false })]),
    )
    expect((await read(`${bands}/${faixa.id}/info?data=2024-12-31`)).maximo).toBe(5)
    expect((await admin.get(`${bands}/${faixa.id}/info?data=ontem`)).statusCode).toBe(400)
  })

  test('[R-NIVEL-02] [R-NIVEL-03] weight, percentage, level and competence are held to what counts on that day', async () => {
    const ask = (linhas: RecordData[], data = '2026-01-01') => refused(`${bands}/${faixa.id}`, { data, linhas })
    expect(await ask(rows([1, 0, { ordem: 100_000 }]))).toEqual([
      ['linhas[0].ordem', 'Peso do Nível deve ser menor ou igual a 99.999'],
    ])
    expect(await ask(rows([1, 0, { percentual: 100.01 }]))).toEqual([
      ['linhas[0].percentual', 'Percentual Mínimo deve ser menor ou igual a 100'],
    ])
    expect(await ask(rows([1, 0]), '2024-12-31')).toEqual([
      ['linhas[0].nivelCompetencia', 'O nível não está na configuração vigente nesta data.'],
    ])
    const [alheia] = (await read(url('competencias'), rh2)) as Stored[]
    expect(await ask([{ competencia: { id: alheia?.id }, nivelCompetencia: at(niveis, 0) }])).toEqual([
      ['linhas.competencia', expect.any(String)],
    ])
  })

  test('where the company obliges them, every row says its minimum percentage', async () => {
    const { id } = await made(url('configuracoes-niveis-competencia'), {
      data: '2026-06-01',
      obrigarPercentual: true,
      configHistoricosNiveis: niveis.map((nivel) => ({ nivelCompetencia: { id: nivel.id } })),
    })
    const body = (percentual?: number) => ({ data: '2026-06-01', linhas: rows([1, 1, { percentual }]) })
    expect(await refused(`${bands}/${faixa.id}`, body())).toEqual([
      ['linhas[0].percentual', 'Percentual Mínimo é obrigatório'],
    ])
    const stored = await made(`${bands}/${faixa.id}`, body(40))
    expect((await admin.delete(`${bands}/${faixa.id}/${stored.id}`)).statusCode).toBe(200)
    expect((await admin.delete(`${url('configuracoes-niveis-competencia')}/${id}`)).statusCode).toBe(200)
  })

  test('a configuration of levels that was used is no longer changed, and says what by', async () => {
    const usada = ((await read(url('configuracoes-niveis-competencia'))) as Stored[]).find(
      ({ data }) => data === '2025-01-01',
    )
    expect(usada).toMatchObject({ podeEditar: false })
    const whole = await read(`${url('configuracoes-niveis-competencia')}/${usada?.id}`)
    const answer = await admin.put(`${url('configuracoes-niveis-competencia')}/${usada?.id}`, {
      ...whole,
      obrigarPercentual: true,
    })
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      400,
      'Esta configuração já foi usada e não pode ser alterada. Crie outra, com nova data.',
    ])
    expect((await admin.delete(`${url('configuracoes-niveis-competencia')}/${usada?.id}`)).statusCode).toBe(409)
    const used = await read(`${url('niveis-competencia/competencias')}?id=${usada?.id}`)
    expect(used).toMatchObject([
      { nome: 'Tear circular', faixas: 1, talentos: 0 },
      { nome: 'Costura reta' },
      { nome: 'Zelo' },
    ])
    expect((await rh2.get(`${url('niveis-competencia/competencias')}?id=${usada?.id}`)).statusCode).toBe(404)
  })

  test('bands and configurations of others are not found', async () => {
    for (const path of [`${bands}/${faixa.id}`, `${bands}/${faixa.id}/all`, `${bands}/${faixa.id}/${config.id}`])
      expect((await rh2.get(path)).statusCode).toBe(404)
    const [outra] = ((await read(url('faixas-salariais'))) as Stored[]).filter(({ id }) => id !== faixa.id)
    expect((await admin.get(`${bands}/${outra?.id}/${config.id}`)).statusCode).toBe(404)
    expect((await admin.put(`${bands}/${outra?.id}/${config.id}`, config)).statusCode).toBe(404)
    expect((await admin.delete(`${bands}/${outra?.id}/${config.id}`)).statusCode).toBe(404)
  })
})

describe('the levels of a talent', () => {
  const edit = (query = '', client = admin) => read(`${url('niveis-competencia/edit')}/${talento.id}${query}`, client)
  const draft = (query = '') => read(`${url('niveis-competencia/new')}/${talento.id}${query}`)
  const store = (data: string, linhas: RecordData[]) => made(ofTalents, { talento: { id: talento.id }, data, linhas })

  test('a draft starts from the band the talent has on that day', async () => {
    const quadro = await draft()
    expect(quadro).toMatchObject({
      talento: { nome: 'Teresa dos Níveis' },
      faixaSalarial: { id: faixa.id },
      maximo: 3,
      aderencia: 0,
    })
    expect(quadro.linhas).toMatchObject([
      { competencia: { nome: 'Tear circular', tipo: 'C' }, competenciaPeso: 3, exigido: { ordem: 3 } },
      { competencia: { nome: 'Costura reta' }, exigido: { ordem: 2 } },
      { competencia: { nome: 'Zelo' }, exigido: { ordem: 3 } },
    ])
    expect((await draft('?data=2025-01-31')).linhas).toEqual([])
    expect((await admin.get(`${url('niveis-competencia/new')}/${talento.id}?data=2025-02-30`)).statusCode).toBe(400)
  })

  test('adherence is that of the example: 3, 2, 1 with 3, 2, 3 required and 3, 1, 2 obtained', async () => {
    const nivel = [2, 0, 1]
    const linhas = competencias.map(({ id }, index) => ({
      competencia: { id },
      nivelCompetencia: at(niveis, nivel[index] ?? 0),
    }))
    const { id } = await store('2025-03-01', linhas)
    const quadro = await edit()
    expect(quadro).toMatchObject({
      id,
      data: '2025-03-01',
      aderencia: 77.78,
      maximo: 3,
      historico: [{ id, data: '2025-03-01' }],
    })
    expect(quadro.linhas).toMatchObject([{ obtido: { ordem: 3 } }, { obtido: { ordem: 1 } }, { obtido: { ordem: 2 } }])
    expect((await edit('?data=2025-02-28')).aderencia).toBe(0)
    // what he had is where the next date starts
    expect((await draft('?data=2025-06-01')).linhas).toMatchObject([{ obtido: { ordem: 3 } }, {}, {}])
  })

  test.each([
    ['2025-04-01', 4, 100, 'Nível 3'],
    ['2025-04-02', 3, 75, 'Nível 2'],
    ['2025-04-03', 1, 25, 'Nível 1'],
    ['2025-04-04', 0, 0, undefined],
  ])('by criteria, from %s on: %i of four met is %i %', async (data, met, percentual, nome) => {
    const linha = {
      competencia: at(competencias, 0),
      porCriterios: true,
      criteriosAtendidos: criterios.slice(0, met).map(({ id }) => ({ id })),
      // what follows from the criteria counts, not what was chosen beside them
      nivelCompetencia: at(niveis, 1),
    }
    const { id, linhas } = await store(data, [linha])
    const [stored] = linhas as RecordData[]
    expect(stored).toMatchObject({ porCriterios: true, percentual })
    expect((stored?.nivelCompetencia as { descricao?: string } | undefined)?.descricao).toBe(nome)
    expect(
      (await edit(`?id=${id}`)).linhas[0].criterios.filter(({ atendido }: { atendido: boolean }) => atendido),
    ).toHaveLength(met)
    expect((await admin.delete(`${ofTalents}/${id}`)).statusCode).toBe(200)
  })

  test('what cannot be is said at its field, and nothing is written', async () => {
    const ask = (linhas: RecordData[], data = '2025-05-01') =>
      refused(ofTalents, { talento: { id: talento.id }, data, linhas })
    const linha = { competencia: at(competencias, 1), nivelCompetencia: at(niveis, 0) }
    expect(await ask([linha], '2025-01-31')).toEqual([['data', 'A data é anterior à admissão do talento.']])
    expect(await ask([{ ...linha, porCriterios: true }])).toEqual([
      ['linhas[0].porCriterios', 'A competência não tem critérios de avaliação ativos.'],
    ])
    const [outro] = (await read(`${url('criterios-avaliacao-competencia')}?size=1`)) as Stored[]
    const criteria = [{ competencia: at(competencias, 0), porCriterios: true, criteriosAtendidos: [{ id: outro?.id }] }]
    expect(await ask(criteria)).toEqual([
      ['linhas[0].criteriosAtendidos', 'Há um critério que não é desta competência ou está inativo.'],
    ])
    const [velho] = (await read(
      `${url('niveis-competencia')}?filter=${encodeURIComponent('{"descricao":"Excelente"}')}`,
    )) as Stored[]
    expect(await ask([{ ...linha, nivelCompetencia: { id: velho?.id } }])).toEqual([
      ['linhas[0].nivelCompetencia', 'O nível não está na configuração vigente nesta data.'],
    ])
    expect((await edit()).historico).toHaveLength(1)
  })

  test('nobody of another company sees or writes the levels of a talent', async () => {
    for (const which of ['edit', 'new'])
      expect((await rh2.get(`${url('niveis-competencia')}/${which}/${talento.id}`)).statusCode).toBe(404)
    const body = { talento: { id: talento.id }, data: '2026-01-01', linhas: [{ competencia: at(competencias, 0) }] }
    expect((await rh2.post(ofTalents, body)).statusCode).toBe(400)
    // also where companies share their talents: he has no band there
    const parametros = await read('/api/utilitario/parametros-sistema')
    const share = (on: boolean, versao: number) =>
      admin.patch('/api/utilitario/parametros-sistema', { compartilharColaboradores: on, versao })
    const shared = await share(true, parametros.versao)
    expect(shared.statusCode, shared.body).toBe(200)
    const visitor = await login(app, 'rh2')
    expect((await visitor.get(`${url('niveis-competencia')}/edit/${talento.id}`)).statusCode).toBe(404)
    const [competencia] = (await read(url('competencias'), visitor)) as Stored[]
    const answer = await visitor.post(ofTalents, { ...body, linhas: [{ competencia: { id: competencia?.id } }] })
    expect(answer.json().errors).toMatchObject([{ field: 'talento', message: 'O talento é de outra empresa.' }])
    expect((await share(false, shared.json().versao)).statusCode).toBe(200)
  })

  test('who is restricted to areas sees the levels of their talents only', async () => {
    const authorities = [
      'ROLE_CAD_NIVEL_COMPETENCIA_TALENTO',
      'ROLE_CAD_TALENTO_VER',
      'ROLE_CAD_CONFIGURACAO_NIVEL_COMPETENCIA_VER',
    ]
    const perfil = await made('/api/utilitario/perfis', { nome: 'Avalia a sua área', authorities })
    const manager = async (login_: string, areasIds: (number | undefined)[]): Promise<Client> => {
      const senha = 'Girassol-Azul-2026'
      const empresas = [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }], restringirAreas: true, areasIds }]
      await made('/api/utilitario/usuarios', { nome: login_, login: login_, senha, ativo: true, empresas })
      return login(app, login_, senha)
    }
    const own = await manager('dona.da.area', [areas[1]?.id])
    const stranger = await manager('de.outra.area', [areas[0]?.id])
    expect(await edit('', own)).toMatchObject({ aderencia: 77.78 })
    expect((await read(ofTalents, own)).every((row: RecordData) => row.talento)).toBe(true)
    expect((await stranger.get(`${url('niveis-competencia')}/edit/${talento.id}`)).statusCode).toBe(404)
    expect((await stranger.get(`${url('niveis-competencia')}/new/${talento.id}`)).statusCode).toBe(404)
    const [record] = (await edit()).historico as { id: number }[]
    expect((await stranger.get(`${ofTalents}/${record?.id}`)).statusCode).toBe(404)
    const listed = (await read(
      `${ofTalents}?filter=${encodeURIComponent(JSON.stringify({ talento: talento.id }))}`,
      stranger,
    )) as Stored[]
    expect(listed).toEqual([])
    const body = { talento: { id: talento.id }, data: '2026-02-01', linhas: [{ competencia: at(competencias, 0) }] }
    expect((await stranger.post(ofTalents, body)).statusCode).toBe(400)
    const [usada] = ((await read(url('configuracoes-niveis-competencia'))) as Stored[]).filter(
      ({ data }) => data === '2025-01-01',
    )
    const counted = async (client: Client) =>
      (await read(`${url('niveis-competencia/competencias')}?id=${usada?.id}`, client))[0].talentos
    expect([await counted(own), await counted(stranger)]).toEqual([1, 0])
  })
})
