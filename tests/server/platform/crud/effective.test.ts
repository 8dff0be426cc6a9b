import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const DAY = 86_400_000

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app.close())

const daysFromNow = (days: number) => new Date(Date.parse(app.today()) + days * DAY).toISOString().slice(0, 10)

const linha = (data: string, rest: object = {}) => ({
  nomeAmbiente: 'Galpão de teste',
  data,
  localAmbiente: '2',
  tipoInscricaoDeTerceiro: '1',
  cnpj: '11222333000181',
  ...rest,
})

async function ambiente(nome: string, historico: object[]) {
  const answer = await admin.post('/api/sst/ambientes', { nome, historico })
  return { status: answer.statusCode, body: answer.json() }
}

test('the index has each day the value of the row in force: in the record, the list, the spreadsheet', async () => {
  const historico = [
    { data: '2024-01-01', valor: 100 },
    { data: '2025-01-01', valor: 107.5 },
  ]
  const { id } = (await admin.post('/api/cargo-salario/indices', { nome: 'Índice de teste', historico })).json()
  const at = `/api/cargo-salario/indices/${id}`
  const valorEm = async (em: string) => (await admin.get(`${at}${em}`)).json().valorAtual
  expect(await valorEm('')).toBe(107.5)
  expect(await valorEm('?em=2024-12-31')).toBe(100)
  expect(await valorEm('?em=2025-01-01')).toBe(107.5)
  expect(await valorEm('?em=2023-12-31')).toBeUndefined()
  const list = await admin.get(`/api/cargo-salario/indices?nome=${encodeURIComponent('Índice de teste')}&em=2024-06-01`)
  expect(list.json()).toMatchObject([{ id, valorAtual: 100 }])
  const sheet = await admin.get(
    `/api/cargo-salario/indices/exportacao?formato=csv&colunas=nome,valorAtual&em=2024-06-01&id=${id}`,
  )
  expect(sheet.body.split(/\r?\n/)[1]).toBe('Índice de teste;100,00')
})

test('a period neither enters the next one nor leaves days without anything', async () => {
  const fim = (dataValidade: string) => [linha('2024-01-01', { dataValidade }), linha('2025-01-01')]
  const messages = async (nome: string, dataValidade: string) =>
    (await ambiente(nome, fim(dataValidade))).body.errors?.map(({ message }: { message: string }) => message)
  expect(await messages('Invade', '2025-01-01')).toEqual([
    'Histórico do Ambiente: a linha de 01/01/2024 termina depois do início da seguinte (01/01/2025)',
  ])
  expect(await messages('Falta', '2024-11-30')).toEqual([
    'Histórico do Ambiente: falta o período de 01/12/2024 a 31/12/2024',
  ])
  expect((await ambiente('Sem falta', fim('2024-12-31'))).status).toBe(201)
})

test('what is no day is refused as such, and only that', async () => {
  for (const dataValidade of ['ontem', '2024-02-30', '9999-99-99']) {
    const { status, body } = await ambiente('Sem dia', [
      linha('2024-01-01', { dataValidade }),
      linha('nunca'),
      linha('2025-01-01'),
    ])
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['historico[0].dataValidade', 'historico[1].data'],
    ])
  }
})

test('what begins on a day holds from that day on without anybody storing it, and once only', async () => {
  const proprio = { localAmbiente: '1', chaveOpcaoTipoEstabelecimentoProprio: 'E', estabelecimento: { id: 1 } }
  const { localAmbiente, chaveOpcaoTipoEstabelecimentoProprio, estabelecimento } = proprio
  const { body } = await ambiente('Muda depois de amanhã', [
    linha('2024-01-01'),
    {
      nomeAmbiente: 'Galpão próprio',
      data: daysFromNow(2),
      localAmbiente,
      chaveOpcaoTipoEstabelecimentoProprio,
      estabelecimento,
    },
  ])
  const at = `/api/sst/ambientes/${body.id}`
  expect(body.localAmbiente).toBe('2')
  const night = () => app.fastify.prumo.jobs.run('vigencias', {})
  await night()
  expect((await admin.get(at)).json()).toMatchObject({ localAmbiente: '2', versao: 1 })
  app.clock.advance(2 * DAY)
  admin = await login(app, 'admin')
  await night()
  const turned = (await admin.get(at)).json()
  expect(turned).toMatchObject({ localAmbiente: '1', estabelecimento: { id: 1 } })
  const [line] = (await admin.get(`${at}/historico`)).json()
  expect(line.usuario.nome).toBe('Início de vigência')
  await night()
  expect((await admin.get(at)).json().versao).toBe(turned.versao)
})

test('an employee promoted as of next month is the former one until then', async () => {
  const talento = (await admin.get('/api/gestao-talentos/talentos?size=1&situacao=A')).json()[0]
  const at = `/api/gestao-talentos/talentos/${talento.id}`
  const stored = (await admin.get(at)).json()
  const [atual] = stored.historicos
  const day = daysFromNow(30)
  const { id: _, ...copy } = atual
  const promoted = { ...copy, data: day, tipoSalario: 3, salario: 98765.43 }
  const saved = await admin.put(at, { ...stored, historicos: [promoted, ...stored.historicos] })
  expect([saved.statusCode, saved.json().errors]).toEqual([200, undefined])
  expect(saved.json().salario).toBe(stored.salario)
  expect((await admin.get(`${at}?em=${day}`)).json().salario).toBe(98765.43)
  app.clock.advance(30 * DAY)
  admin = await login(app, 'admin')
  await app.fastify.prumo.jobs.run('vigencias', {})
  const turned = (await admin.get(at)).json()
  expect(turned.salario).toBe(98765.43)
  expect(turned.historicos).toHaveLength(saved.json().historicos.length)
})

test('filters and order of a date look at what held on it; who sees what is still as of today', async () => {
  const list = '/api/gestao-talentos/talentos'
  const [um, dois] = (await admin.get(`${list}?size=2&situacao=A&sort=nome,asc`)).json()
  const day = daysFromNow(45)
  const moved = async (id: number, change: object) => {
    const stored = (await admin.get(`${list}/${id}`)).json()
    const { id: _, ...copy } = stored.historicos[0]
    const saved = await admin.put(`${list}/${id}`, {
      ...stored,
      historicos: [{ ...copy, data: day, tipoSalario: 3, ...change }, ...stored.historicos],
    })
    expect([saved.statusCode, saved.json().errors]).toEqual([200, undefined])
  }
  const areas = (await admin.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json()
  areas.sort((a: { nome: string }, b: { nome: string }) => a.nome.localeCompare(b.nome, 'pt-BR'))
  const [primeira, ultima] = [areas[0], areas.at(-1)]
  await moved(um.id, { salario: 654_321.5, areaOrganizacional: { id: ultima.id } })
  await moved(dois.id, { salario: 654_322.5, areaOrganizacional: { id: primeira.id } })
  const ids = async (query: string) => {
    const answer = await admin.get(`${list}?${query}`)
    expect([query, answer.statusCode, answer.json().errors]).toEqual([query, 200, undefined])
    return answer.json().map(({ id }: { id: number }) => id)
  }

  // by a number
  expect(await ids('salario_gte=654000')).toEqual([])
  expect(await ids(`salario_gte=654322&em=${day}`)).toEqual([dois.id])
  expect(await ids(`salario_gte=654000&em=${daysFromNow(44)}`)).toEqual([])
  // by a reference, by what the record referred to holds, and in the order of its label
  const both = `salario_gte=654000&em=${day}`
  expect(await ids(`${both}&areaOrganizacional=${primeira.id}`)).toEqual([dois.id])
  expect(await ids(`${both}&areaOrganizacional.nome=${encodeURIComponent(ultima.nome)}`)).toEqual([um.id])
  expect(await ids(`${both}&sort=areaOrganizacional,asc`)).toEqual([dois.id, um.id])
  expect(await ids(`${both}&sort=areaOrganizacional,desc`)).toEqual([um.id, dois.id])
  // the count that a bulk edit agrees to, and the spreadsheet
  const counted = await admin.get(`${list}/edicao-em-lote?${both}`)
  expect([counted.statusCode, counted.json().total]).toEqual([200, 2])
  const sheet = await admin.get(`${list}/exportacao?formato=csv&colunas=nome&${both}&sort=areaOrganizacional,desc`)
  expect(sheet.body.trim().split(/\r?\n/).slice(1)).toEqual([um.nome, dois.nome])

  // a manager sees his people of today, wherever they will be
  const perfis = '/api/utilitario/perfis'
  const [perfil] = (await admin.get(`${perfis}?nome_contem=Gestor`)).json()
  const { authorities, ...rest } = (await admin.get(`${perfis}/${perfil.id}`)).json()
  const wider = { ...rest, authorities: [...authorities, 'ROLE_CAD_TALENTO_VER'] }
  expect((await admin.put(`${perfis}/${perfil.id}`, wider)).statusCode).toBe(200)
  const gestor = await login(app, 'gestor')
  const seen = async (query: string) =>
    (await gestor.get(`${list}?size=1000&${query}`))
      .json()
      .map(({ id }: { id: number }) => id)
      .sort()
  const today = await seen('')
  expect(today.length).toBeGreaterThan(0)
  expect(today.length).toBeLessThan((await admin.get(`${list}?size=1000`)).json().length)
  expect(await seen(`em=${day}`)).toEqual(today)
})
