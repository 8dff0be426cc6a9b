import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { partsOf } from '#schemas/runtime/parts.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const AREAS = '/api/cargo-salario/areas-organizacionais'

interface Named {
  id: number
  nome: string
}

let app: TestApp
let admin: Client
let rh2: Client
let gestora: Client
let topo: number
let meio: number
let folha: number
/** works in `folha`, and leads `topo` */
let pessoa: Named
let outro: Named

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh2 = await login(app, 'rh2')
  gestora = await managerOf(app, admin)
  topo = await make({ nome: 'Topo', codigoAC: '01' })
  meio = await make({ nome: 'Meio', areaMae: { id: topo } })
  folha = await make({ nome: 'Folha', areaMae: { id: meio } })
  ;[pessoa, outro] = (await run<Named>(
    "select id, nome from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id desc limit 2",
  )) as [Named, Named]
  await run('update talento set area_organizacional_id = $2 where id = $1', [pessoa.id, folha])
  await run('update talento_historico set area_organizacional_id = $2 where talento_id = $1', [pessoa.id, folha])
  const { versao } = await one<{ versao: number }>(`${AREAS}/${topo}`)
  const answer = await admin.patch(`${AREAS}/${topo}`, {
    versao,
    empresaEResponsaveis: [{ colaborador: { id: pessoa.id } }],
    empresaECoresponsaveis: [{ colaborador: { id: outro.id } }],
  })
  expect(answer.statusCode, answer.body).toBe(200)
})
afterAll(() => app?.close())

async function make(body: RecordData): Promise<number> {
  const answer = await admin.post(AREAS, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return (answer.json() as Named).id
}

const run = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const { rows } = await app.database.pool.query(text, values)
  app.fastify.prumo.sessions.forget()
  return rows as Row[]
}
const list = async <Row>(url: string, client = admin): Promise<Row[]> => {
  const answer = await client.get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Row[]
}
const one = async <Row>(url: string): Promise<Row> => (await admin.get(url)).json() as Row
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('parents on offer are active, and neither the area nor below it; the present one stays', async () => {
  const offered = async (query: string) => ids(await list<Named>(`${AREAS}/areas-maes?${query}`))
  expect(await offered('resumido=true')).toEqual(expect.arrayContaining([topo, meio, folha]))
  const forMeio = await offered(`areaId=${meio}&resumido=true`)
  expect(forMeio).toContain(topo)
  expect(forMeio).not.toContain(meio)
  expect(forMeio).not.toContain(folha)
  const parada = await make({ nome: 'Parada', ativo: false })
  expect(await offered('resumido=true')).not.toContain(parada)
  expect(await offered(`areaMaeId=${parada}&resumido=true`)).toContain(parada)
  const [whole] = (await list<RecordData>(`${AREAS}/areas-maes?areaId=${topo}`)).filter(({ pai }) => pai !== undefined)
  expect(whole?.descricaoHierarquia).toMatch(/ > /)
  expect((await admin.get(`${AREAS}/areas-maes?areaId=x`)).statusCode).toBe(400)
  expect((await rh2.get(`${AREAS}/areas-maes?areaId=${meio}`)).statusCode).toBe(404)
})

test('who answers for areas, each with what the session may see of the talent', async () => {
  const rows = await list<RecordData>(`${AREAS}/responsaveis?id=${topo},${meio}`)
  expect(rows).toMatchObject([
    { area: topo, tipo: 'R', id: pessoa.id, nome: pessoa.nome, empresa: { id: 1 }, cargo: expect.any(String) },
    { area: topo, tipo: 'C', id: outro.id, nome: outro.nome },
  ])
  expect(await list(`${AREAS}/responsaveis?id=${topo}`, rh2)).toEqual([])
  expect((await admin.get(`${AREAS}/responsaveis`)).statusCode).toBe(400)
  expect((await admin.get(`${AREAS}/responsaveis?id=1,x`)).statusCode).toBe(400)
})

test('photos of those who answer are told only to who sees the talent', async () => {
  await run("update talento set foto = '11111111-1111-4111-8111-111111111111' where id = $1", [pessoa.id])
  const fotos = async (client: Client) =>
    (await list<RecordData>(`${AREAS}/responsaveis?id=${topo}`, client)).map(({ foto }) => foto !== undefined)
  expect(await fotos(admin)).toEqual([true, false])
  expect(await fotos(await app.clientWithout('ROLE_CAD_TALENTO'))).toEqual([false, false])
  await run('update talento set foto = null where id = $1', [pessoa.id])
})

test('what hangs on an area: talents, rows of histories, requests, areas, bands', async () => {
  expect(ids(await list(`${AREAS}/${folha}/talentos`))).toEqual([pessoa.id])
  expect(await list(`${AREAS}/${meio}/talentos`)).toEqual([])
  const histories = await list<{ talento: Named; data: string; salario?: number }>(
    `${AREAS}/${folha}/historicos-colaboradores-vinculados`,
  )
  expect(histories.length).toBeGreaterThan(0)
  for (const { talento, salario } of histories) expect([talento.id, salario]).toEqual([pessoa.id, undefined])
  expect(ids(await list(`${AREAS}/${topo}/areasOrganizacionais-vinculadas`))).toEqual([meio])
  expect(await list(`${AREAS}/${folha}/areasOrganizacionais-vinculadas`)).toEqual([])
  const [asked] = await run<{ area: number; total: number }>(
    'select area_organizacional_id as area, count(*)::int as total from solicitacao_pessoal where empresa_id = 1 group by 1 order by 2 desc limit 1',
  )
  expect(await list(`${AREAS}/${asked?.area}/solicitacoes-vinculadas?range=[0,99]`)).toHaveLength(asked?.total ?? -1)
  expect(await list(`${AREAS}/${folha}/solicitacoes-vinculadas`)).toEqual([])
})

test('bands of an area are those of its positions and of who works there on the day', async () => {
  const faixas = () => list<Named & { cargo: Named; talentos: number }>(`${AREAS}/${folha}/faixas-salariais`)
  const [held] = await faixas()
  expect(held).toMatchObject({ talentos: 1, cargo: { nome: expect.any(String) } })
  expect(await faixas()).toHaveLength(1)
  const [free] = await run<{ id: number; faixas: number }>(
    `select c.id, count(*)::int as faixas from cargo c join faixa_salarial f on f.empresa_id = c.empresa_id and f.cargo_id = c.id
     where c.empresa_id = 1 and c.id <> $1 group by 1 order by 1 limit 1`,
    [held?.cargo.id],
  )
  await run(
    'insert into cargo_areas_organizacionais (empresa_id, cargo_id, area_organizacional_id) values (1, $1, $2)',
    [free?.id, folha],
  )
  expect(await faixas()).toHaveLength(1 + (free?.faixas ?? 0))
  expect((await faixas()).filter(({ cargo }) => cargo.id === free?.id).every(({ talentos }) => talentos === 0)).toBe(
    true,
  )
  // nobody worked there before he was admitted
  expect(
    (await list<{ talentos: number }>(`${AREAS}/${folha}/faixas-salariais?em=1999-01-01`)).map((one) => one.talentos),
  ).toEqual(Array(free?.faixas).fill(0))
})

const calls = ['talentos', 'historicos-colaboradores-vinculados', 'solicitacoes-vinculadas', 'faixas-salariais']

test.each([...calls, 'areasOrganizacionais-vinculadas'])(
  '%s of an area that is not seen are not found',
  async (call) => {
    expect((await rh2.get(`${AREAS}/${topo}/${call}`)).statusCode).toBe(404)
    expect((await gestora.get(`${AREAS}/${topo}/${call}`)).statusCode).toBe(404)
    expect((await admin.get(`${AREAS}/99999999/${call}`)).statusCode).toBe(404)
  },
)

test.each([
  ['talentos', 'ROLE_CAD_TALENTO'],
  ['historicos-colaboradores-vinculados', 'ROLE_CAD_TALENTO'],
  ['solicitacoes-vinculadas', 'ROLE_MOV_SOLICITACAO'],
  ['faixas-salariais', 'ROLE_CAD_FAIXA_SALARIAL'],
])('%s are for who may read that register', async (call, authority) => {
  const client = await app.clientWithout(authority)
  expect((await client.get(`${AREAS}/${topo}/${call}`)).statusCode).toBe(403)
  expect((await client.get(`${AREAS}/${topo}`)).statusCode).toBe(200)
})

test('active areas for which nobody answers stand below the area they hang on', async () => {
  const grupos = await list<{ areaMae?: Named; areas: Named[] }>(`${AREAS}/agrupadas-sem-responsaveis`)
  const under = (area: number) => grupos.find(({ areaMae }) => areaMae?.id === area)?.areas
  expect(under(topo)).toEqual([{ id: meio, nome: 'Meio' }])
  expect(under(meio)).toEqual([{ id: folha, nome: 'Folha' }])
  const every = grupos.flatMap(({ areas }) => ids(areas))
  expect(every).not.toContain(topo)
  expect(new Set(every).size).toBe(every.length)
  await run('update area_organizacional set ativo = false where id = $1', [folha])
  expect(
    (await list<{ areaMae?: Named }>(`${AREAS}/agrupadas-sem-responsaveis`)).some(
      ({ areaMae }) => areaMae?.id === meio,
    ),
  ).toBe(false)
  await run('update area_organizacional set ativo = true where id = $1', [folha])
})

test('whether a user sees any area or answers for one', async () => {
  const permite = async (client: Client) =>
    (await client.get(`${AREAS}/permite-ver-areas-ou-responsavel-corresponsavel`)).json()
  const so = async (client: Client) =>
    (await client.get('/api/userinfo/areas-organizacionais/posui-permissao-areas')).json()
  expect([await permite(admin), await so(admin)]).toEqual([true, false])
  const lider = await login(app, 'lider')
  expect([await permite(lider), await so(lider)]).toEqual([true, true])
  // may not read the register, but answers for an area
  const gestor = await login(app, 'gestor')
  expect(await permite(gestor)).toBe(true)
  // may not read it, and answers for none
  expect(await permite(await login(app, 'sst'))).toBe(false)
})

test('[R-AREA-08] requests with more than 600 areas are parted, and what they answer is put together', async () => {
  const muitas = ids(
    await run<Named>(
      `insert into area_organizacional (empresa_id, nome, area_mae_id, ativo, exibir_organograma)
       select 1, 'Área ' || g, $1, true, true from generate_series(1, 1300) g returning id`,
      [topo],
    ),
  )
  await run(
    `insert into area_organizacional_responsavel (empresa_id, area_organizacional_id, colaborador_empresa_id, colaborador_id, ordem_)
     select 1, id, 1, $2, 0 from unnest($1::bigint[]) id`,
    [muitas, pessoa.id],
  )
  expect((await admin.get(`${AREAS}/responsaveis?id=${muitas.slice(0, 601)}`)).statusCode).toBe(400)
  const parts = partsOf(muitas)
  expect(parts.map(({ length }) => length)).toEqual([600, 600, 100])
  const found = (
    await Promise.all(parts.map((part) => list<{ area: number }>(`${AREAS}/responsaveis?id=${part}`)))
  ).flat()
  expect(found.map(({ area }) => area).sort((a, b) => a - b)).toEqual(muitas)
  // filters of lists and reports take all of them at once
  const filter = JSON.stringify({ areaOrganizacional: [...muitas, folha], situacao: 'A' })
  const answer = await admin.post('/api/gestao-talentos/talentos/consulta', { filter })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(ids(answer.json() as Named[])).toEqual([pessoa.id])
  const report = await admin.post('/api/cargo-salario/relatorios/areas-organizacionais', {
    filters: { areasIds: muitas },
    formato: 'json',
  })
  expect((report.json() as { linhas: unknown[] }).linhas).toHaveLength(1300)
  // positions get them in one call: all or none
  const [cargo] = await run<Named>('select id, nome from cargo where empresa_id = 1 order by id limit 1')
  const added = await admin.post('/api/cargo-salario/cargos/mais-sem-areas', {
    cargosIds: [cargo?.id],
    areasIds: muitas,
  })
  expect([added.statusCode, added.json()]).toEqual([200, { alterados: 1 }])
})

test('the report of areas comes as a PDF, as a sheet, and refuses what it does not know', async () => {
  const relatorio = (query: string, client = admin) => client.get(`${AREAS}/relatorio${query}`)
  const pdf = await relatorio('')
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    ...[200, 'application/pdf', '%PDF-'],
  ])
  expect(pdf.headers['content-disposition']).toContain('areas-organizacionais.pdf')
  const sheet = await relatorio('?formato=csv&ativo=true')
  const lines = sheet.body.split('\r\n')
  expect(lines.find((line) => line.includes('Topo > Meio > Folha'))).toMatch(/;1;Sim;Sim$/)
  expect(lines.find((line) => /Topo";|Topo;/.test(line))).toContain(pessoa.nome)
  const so = (await relatorio(`?formato=csv&areasIds=${topo},${folha}`)).body
    .split('\r\n')
    .filter((line) => line.includes('Topo'))
  expect(so).toHaveLength(2)
  expect((await relatorio('?formato=doc')).statusCode).toBe(400)
  expect((await relatorio('', await app.clientWithout('ROLE_REL_AREA_ORGANIZACIONAL'))).statusCode).toBe(403)
})

test('the report of a company without such areas says that there are none', async () => {
  const answer = await rh2.post('/api/cargo-salario/relatorios/areas-organizacionais', {
    filters: { ativo: 'false' },
    formato: 'json',
  })
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Não existem dados para o filtro informado.'])
})
