import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { ownKey } from '#schemas/storage.ts'
import { reports } from '#server/generated/reports/index.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

let app: TestApp
let rh: Client
let outra: Client
const day = '2018-05-10'
const period = { dataIni: '2018-05-01', dataFim: '2018-05-31' }
const report = 'captacao/relatorios/indicacao-candidato'

const own = [
  { rotulo: 'Observação livre', tipo: 'TEXTO', noFiltro: true },
  { rotulo: 'Anos de casa', tipo: 'NUMERO', noFiltro: true },
  { rotulo: 'Altura', tipo: 'NUMERO', casas: 2 },
  { rotulo: 'Pretensão extra', tipo: 'MOEDA', noFiltro: true },
  { rotulo: 'Visto até', tipo: 'DATA', noFiltro: true },
  { rotulo: 'Aceita viajar', tipo: 'SIM_NAO', noFiltro: true },
  {
    rotulo: 'Turno preferido',
    tipo: 'ESCOLHA',
    noFiltro: true,
    opcoes: [
      { codigo: 'M', titulo: 'Manhã' },
      { codigo: 'N', titulo: 'Noite' },
    ],
  },
  { rotulo: 'Etapa sugerida', tipo: 'REFERENCIA', referencia: 'captacao/etapa-seletiva', noFiltro: true },
]
const columns = [
  'observacaoLivre',
  'anosDeCasa',
  'altura',
  'pretensaoExtra',
  'vistoAte',
  'aceitaViajar',
  'turnoPreferido',
  'etapaSugerida',
]
let etapa: { id: number; nome: string }

const ask = (filters: RecordData, formato = 'json', client = rh) =>
  client.post(`/api/${report}`, { filters: { ...period, ...filters }, formato })
const namesOf = async (extras: RecordData) => {
  const answer = await ask({ extras })
  if (answer.statusCode === 404) return []
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ linhas: { nome: string }[] }>().linhas.map(({ nome }) => nome)
}

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'admin')
  outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
  for (const field of own) {
    const made = await rh.post('/api/utilitario/campos-empresa', { entidade: 'captacao/candidato', ...field })
    expect(made.statusCode, made.body).toBe(201)
  }
  etapa = (await rh.get('/api/captacao/etapas-seletivas?size=1')).json<{ id: number; nome: string }[]>()[0] ?? {
    id: 0,
    nome: '',
  }
  const [sabendo] = (await rh.get('/api/captacao/como-ficou-sabendo-vaga?size=1')).json<{ id: number }[]>()
  for (const [nome, extras] of [
    [
      'Ana com tudo',
      {
        observacaoLivre: 'Fala libras; =SOMA(1)',
        anosDeCasa: 2024,
        altura: 1.75,
        pretensaoExtra: 1234.5,
        vistoAte: '2027-03-01',
        aceitaViajar: true,
        turnoPreferido: 'M',
        etapaSugerida: { id: etapa.id },
      },
    ],
    ['Bia sem nada', {}],
  ] as const) {
    const made = await rh.post('/api/captacao/candidatos', {
      nome,
      pessoal: { indicadoPor: 'Zilda Prado' },
      comoFicouSabendoVaga: { id: sabendo?.id },
      extras,
    })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<{ id: number }>()
    await app.database.pool.query('update candidato set data_cadastro = $1 where id = $2', [day, id])
  }
})
afterAll(() => app?.close())

test('the chosen fields of the company are columns of the report, in the format of their type, in preview, CSV and PDF', async () => {
  const preview = (await ask({ colunasDaEmpresa: [...columns].reverse() })).json<{
    colunas: { field: string; title: string; format: string }[]
    linhas: RecordData[]
  }>()
  expect(preview.colunas.slice(-8).map(({ title, format }) => [title, format])).toEqual([
    ['Observação livre', 'text'],
    ['Anos de casa', 'code'],
    ['Altura', 'exact'],
    ['Pretensão extra', 'money'],
    ['Visto até', 'date'],
    ['Aceita viajar', 'text'],
    ['Turno preferido', 'text'],
    ['Etapa sugerida', 'text'],
  ])
  expect(preview.linhas[0]).toMatchObject({
    nome: 'Ana com tudo',
    'extras.altura': 1.75,
    'extras.aceitaViajar': 'Sim',
    'extras.turnoPreferido': 'Manhã',
    'extras.etapaSugerida': etapa.nome,
  })
  expect(preview.linhas[1]?.nome).toBe('Bia sem nada')
  const csv = (await ask({ colunasDaEmpresa: columns }, 'csv')).body
  expect(csv).toContain('Observação livre')
  expect(csv).toContain('2024;1,75;1.234,50;01/03/2027;Sim;Manhã')
  expect(csv).toContain(`Manhã;${etapa.nome}`)
  const pdf = (await pagesOf((await ask({ colunasDaEmpresa: columns.slice(3, 7) }, 'pdf')).rawPayload)).join(' ')
  expect(pdf).toContain('1.234,50')
  expect(pdf).toContain('01/03/2027')
  expect((await ask({ colunasDaEmpresa: columns }, 'xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('the report filters by the fields of the company that are filters of the list', async () => {
  const ana = ['Ana com tudo']
  expect(await namesOf({ anosDeCasa_gte: 2000, anosDeCasa_lte: 2024 })).toEqual(ana)
  expect(await namesOf({ anosDeCasa_lte: 2023 })).toEqual([])
  expect(await namesOf({ pretensaoExtra_gte: 1234.5 })).toEqual(ana)
  expect(await namesOf({ vistoAte_gte: '2027-03-01', vistoAte_lte: '2027-03-01' })).toEqual(ana)
  expect(await namesOf({ vistoAte_gte: '2027-03-02' })).toEqual([])
  expect(await namesOf({ aceitaViajar: 'true' })).toEqual(ana)
  expect(await namesOf({ aceitaViajar: 'false' })).toEqual(['Bia sem nada'])
  expect(await namesOf({ turnoPreferido: ['N', 'M'] })).toEqual(ana)
  expect(await namesOf({ turnoPreferido: ['N'] })).toEqual([])
  expect(await namesOf({ etapaSugerida: [etapa.id] })).toEqual(ana)
  expect(await namesOf({ observacaoLivre_contem: 'LIBRAS' })).toEqual(ana)
  expect((await ask({ extras: { vistoAte_gte: '2027-03-02', vistoAte_lte: '2027-03-01' } })).body).toContain(
    'Data final inferior a data inicial.',
  )
})

test("what is no field of the company, or of another, is refused; without asking, the report is the product's", async () => {
  expect((await ask({ colunasDaEmpresa: ['salario'] })).statusCode).toBe(400)
  expect((await ask({ extras: { altura_gte: 1 } })).statusCode).toBe(400)
  expect((await ask({ colunasDaEmpresa: columns }, 'json', outra)).statusCode).toBe(400)
  const plain = (await ask({})).json<{ colunas: unknown[]; linhas: RecordData[] }>()
  expect(plain.colunas).toHaveLength(5)
  expect(plain.linhas).toHaveLength(2)
})

test("the form of the report has the fields of the company; that of the other company is the product's", async () => {
  const addressOf = async (client: Client) =>
    (await client.get('/api/schemas/relatorios')).json<{ path: string; url: string }[]>().find((r) => r.path === report)
      ?.url ?? ''
  const [mine, theirs] = [await addressOf(rh), await addressOf(outra)]
  expect(mine).not.toBe(theirs)
  expect((await rh.get(mine)).body).toContain('Colunas da empresa')
  expect((await outra.get(theirs)).body).not.toContain('Colunas da empresa')
})

test('each report that says what it is about says in which column the record is', async () => {
  // of a declared one the generator asks it
  for (const { path, about, source } of app.fastify.prumo.model.reports.values())
    if (about && !source) expect(await reports[path]?.(), path).toMatchObject({ record: expect.any(String) })
})

test("thousands of rows come whole and in order to the spreadsheet and the CSV, with the company's fields, their filter and the total", async () => {
  const many = { dataIni: '2017-05-01', dataFim: '2017-05-31' }
  const fields = (await rh.get('/api/utilitario/campos-empresa?unpaged=true')).json<{ id: number; rotulo: string }[]>()
  const key = ownKey(fields.find(({ rotulo }) => rotulo === 'Anos de casa')?.id ?? 0)
  await app.database.pool.query(
    `insert into candidato (empresa_id, nome, data_cadastro, pessoal_indicado_por, extras)
     select 1, 'Muitos ' || lpad(n::text, 4, '0'), '2017-05-10', 'Zilda Prado', jsonb_build_object($1::text, n % 2) from generate_series(1, 2500) n`,
    [key],
  )
  const names = Array.from({ length: 2500 }, (_, i) => `Muitos ${String(i + 1).padStart(4, '0')}`)
  const asked = { ...many, colunasDaEmpresa: ['anosDeCasa'] }

  const csv = (await ask(asked, 'csv')).body.trimEnd().split('\r\n').slice(1)
  expect(csv.map((line) => line.split(';')[1])).toEqual(names)
  expect(csv.map((line) => Number(line.split(';').at(-1)))).toEqual(names.map((_, i) => (i + 1) % 2))

  const sheet = async (filters: RecordData) =>
    (await readXlsx((await ask(filters, 'xlsx')).rawPayload)).sheets[0]?.rows.slice(1) ?? []
  const all = await sheet(asked)
  expect(all.slice(0, -1).map(([, name]) => name)).toEqual(names)
  expect(all.at(-1)?.slice(0, 2)).toEqual(['Total', 2500])
  const odd = await sheet({ ...asked, extras: { anosDeCasa_gte: 1 } })
  expect(odd.slice(0, -1).map(([, name]) => name)).toEqual(names.filter((_, i) => i % 2 === 0))
  expect(odd.at(-1)?.slice(0, 2)).toEqual(['Total', 1250])

  expect((await ask(asked)).json<{ linhas: unknown[] }>().linhas).toHaveLength(2500)
  for (const formato of ['csv', 'xlsx', 'json', 'pdf']) {
    const none = await ask({ ...asked, extras: { anosDeCasa_gte: 2 } }, formato)
    expect([formato, none.statusCode, none.json<{ message: string }>().message]).toEqual([
      formato,
      404,
      'Não existem dados para o filtro informado.',
    ])
  }
})
