import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import type { XSource } from '#schemas/runtime/written/report.ts'
import { anonymousSession, contextOf } from '#server/platform/crud/context.ts'
import { declaredReport } from '#server/platform/reports/declared/declared-report.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { modelWith, reportOf } from './language.ts'
import { Records } from './naive-records.ts'
import { NaiveReport } from './naive-report.ts'

/** What a source can say, each at least once, over the demo data. */
const lotacao: XSource = {
  entity: 'gestao-talentos/talento',
  on: 'dia',
  where: [
    { value: 'dataAdmissao', to: { filter: 'dia' } },
    { value: 'estabelecimento', asks: 'estabelecimentosIds' },
    { value: 'salario', asks: ['de', 'ate'] },
    { value: 'sexo', asks: 'sexos' },
    { value: 'nome', asks: 'parte', title: 'Parte do nome' },
  ],
  group: { value: 'areaOrganizacional' },
  columns: [
    'nome',
    { value: 'matricula', width: 10 },
    'sexo',
    { name: 'cargo', value: 'faixaSalarial.cargo' },
    { value: 'salario', total: 'sum' },
    { name: 'faixa', value: 'faixaSalarial.historico.valor' },
    { name: 'meses', title: 'Meses de casa', value: { months: ['dataAdmissao', { filter: 'dia' }] } },
    { name: 'idade', title: 'Idade', value: { years: ['dataNascimento', { today: true }] } },
    { name: 'fim', title: 'Fim da experiência', value: { after: 'dataAdmissao', plusMonths: 3, plusDays: -1 } },
    {
      name: 'mudancas',
      title: 'Mudanças',
      value: { count: true, of: 'historicos', where: [{ value: 'data', to: { filter: 'dia' } }] },
    },
    { name: 'maior', title: 'Maior salário', value: { largest: 'salario', of: 'historicos' } },
    { name: 'ultimo', title: 'Último salário', value: { last: 'salario', of: 'historicos' }, format: 'money' },
    {
      name: 'primeira',
      title: 'Primeira área',
      value: { last: 'areaOrganizacional', of: 'historicos', by: { multiply: [{ yearOf: 'data' }, { const: -1 }] } },
    },
    'desligado',
    'emAtividade',
    {
      name: 'motivos',
      title: 'Faixas e motivos',
      value: {
        list: { text: '{faixaSalarial.nome}[ ({estabelecimento})]' },
        of: 'historicos',
        separator: '; ',
        distinct: true,
      },
    },
  ],
  order: ['group', '-salario', 'nome'],
}

const movimentos: XSource = {
  entity: 'gestao-talentos/talento-historico',
  where: [
    { value: 'data', asks: ['dataIni', 'dataFim'], titles: ['Data Inicial', 'Data Final'], required: true },
    { value: { previous: 'data' }, filled: true },
    { value: 'talento.estabelecimento', asks: 'estabelecimentosIds' },
  ],
  group: { name: 'mes', value: { monthOf: 'data' } },
  columns: [
    { name: 'talento', value: 'talento.nome' },
    'data',
    { name: 'de', title: 'Área anterior', value: { previous: 'areaOrganizacional' } },
    { name: 'para', title: 'Área', value: 'areaOrganizacional' },
    { name: 'antes', title: 'Salário anterior', value: { previous: 'salario' } },
    { value: 'salario' },
    { name: 'aumento', title: 'Aumento', value: { subtract: ['salario', { previous: 'salario' }] }, total: 'sum' },
    {
      name: 'percentual',
      title: '%',
      format: 'percent',
      value: {
        round: {
          multiply: [
            { divide: [{ subtract: ['salario', { previous: 'salario' }] }, { previous: 'salario' }] },
            { const: 100 },
          ],
        },
        decimals: 2,
      },
    },
    {
      name: 'tipo',
      title: 'Movimento',
      value: {
        when: [
          {
            if: { value: 'faixaSalarial.cargo', differs: { value: { previous: 'faixaSalarial.cargo' } } },
            then: { const: 'Mudança de cargo' },
          },
          { if: { value: 'salario', above: { value: { previous: 'salario' } } }, then: { const: 'Aumento' } },
        ],
        else: { const: 'Outro' },
      },
    },
  ],
  order: ['data', 'talento'],
}

const perfil: XSource = {
  entity: 'captacao/candidato',
  where: [
    { value: 'cargos', asks: 'cargosIds' },
    { value: 'disponivel', asks: 'disponivel' },
    { value: 'dataCadastro', asks: 'cadastro' },
    {
      any: [
        { some: 'experiencias' },
        { value: 'primeiroEmprego', equals: true },
        { value: 'endereco.cidade', filled: false },
      ],
    },
    { none: [{ value: 'contratado', equals: true }, { missing: 'cargos' }] },
    {
      filter: 'situacao',
      cases: {
        S: [{ some: 'captacao/candidato-solicitacao.candidato' }],
        N: [
          { missing: 'captacao/candidato-solicitacao.candidato', where: [{ value: 'situacao', equals: ['E', 'C'] }] },
        ],
      },
    },
  ],
  columns: [
    'nome',
    { name: 'codigo', value: 'id', title: 'Código' },
    'cargos',
    {
      name: 'idiomas',
      title: 'Idiomas',
      value: { list: 'idioma', of: 'candidatoIdiomas', separator: ' / ', distinct: true },
    },
    { name: 'experiencias', title: 'Experiências', value: { count: true, of: 'experiencias' }, total: 'sum' },
    {
      name: 'selecoes',
      title: 'Seleções',
      value: {
        count: 'solicitacao.areaOrganizacional',
        of: 'captacao/candidato-solicitacao.candidato',
        distinct: true,
      },
    },
    {
      name: 'vagas',
      title: 'Vagas',
      value: {
        list: { first: ['solicitacao.descricao', { const: '?' }] },
        of: 'captacao/candidato-solicitacao.candidato',
        where: [{ value: 'situacao', equals: 'R' }],
      },
    },
    {
      name: 'areas',
      title: 'Áreas dos cargos',
      value: { count: true, of: 'cargos', where: [{ value: 'nome', contains: 'analista' }] },
    },
    {
      name: 'idade',
      title: 'Faixa etária',
      value: {
        when: [
          {
            if: { value: { years: ['pessoal.dataNascimento', { today: true }] }, below: 30 },
            then: { const: 'até 29' },
          },
          {
            if: { value: { years: ['pessoal.dataNascimento', { today: true }] }, from: 30, to: 49 },
            then: { const: '30 a 49' },
          },
          {
            if: { value: 'pessoal.dataNascimento', filled: true },
            then: { text: '50 ou mais (desde {pessoal.dataNascimento})' },
          },
        ],
      },
    },
    { name: 'onde', title: 'Onde', value: { text: '{nome}[ de {endereco.cidade.nome}[/{endereco.uf.sigla}]]' } },
    { name: 'pretensao', title: 'Pretensão', value: 'pretencaoSalarial', when: { filter: 'mostrar', equals: true } },
    { name: 'observacao', value: 'observacaoRH' },
  ],
  order: ['-experiencias', 'nome'],
}

const porMes: XSource = {
  entity: 'captacao/candidato-solicitacao',
  where: [{ value: 'data', asks: ['dataIni', 'dataFim'] }],
  summarise: [
    {
      choose: 'agruparPor',
      cases: { M: { monthOf: 'data' }, E: 'etapaSeletiva', A: 'solicitacao.areaOrganizacional' },
    },
    'situacao',
  ],
  group: {
    value: {
      choose: 'agruparPor',
      cases: { M: { monthOf: 'data' }, E: 'etapaSeletiva', A: 'solicitacao.areaOrganizacional' },
    },
  },
  columns: [
    'situacao',
    { name: 'linhas', title: 'Linhas', value: { count: true }, total: 'sum' },
    { name: 'pessoas', title: 'Pessoas', value: { count: 'candidato.id', distinct: true } },
    { name: 'parte', title: '%', value: { share: { count: true } }, format: 'percent' },
    { name: 'vagas', title: 'Vagas (média)', value: { average: 'solicitacao.quantidade' }, format: 'decimal' },
    { name: 'ultima', title: 'Última', value: { largest: 'data' } },
  ],
}

const entrevistas: XSource = {
  entity: 'captacao/entrevista',
  columns: [
    { name: 'candidato', value: 'candidato' },
    'inicio',
    { name: 'termino', value: 'inicio', title: 'Dia', format: 'date' },
    { name: 'media', title: 'Média', value: { average: 'nota', of: 'notas' }, format: 'decimal' },
    'entrevistadores',
    { name: 'vaga', value: 'candidatura.solicitacao' },
  ],
}

const selecoes: XSource = {
  entity: 'captacao/candidato',
  where: [{ some: 'captacao/candidato-solicitacao.candidato' }],
  columns: [
    'nome',
    { name: 'selecoes', title: 'Seleções', value: { count: true, of: 'captacao/candidato-solicitacao.candidato' } },
  ],
}

const areas: XSource = {
  entity: 'cargo-salario/area-organizacional',
  columns: [
    { name: 'caminho', title: 'Caminho', value: { path: 'id' } },
    { name: 'acima', title: 'Acima', value: { path: 'areaMae' } },
    { name: 'pessoas', title: 'Talentos', value: { count: true, of: 'gestao-talentos/talento.areaOrganizacional' } },
  ],
  order: ['caminho'],
}

const fixos: XSource = {
  entity: 'captacao/etapa-seletiva',
  columns: [
    'nome',
    { name: 'fim', title: 'a', value: { after: { const: '2025-08-31' }, plusMonths: 6 } },
    { name: 'meses', title: 'b', value: { months: [{ const: '2025-08-31' }, { const: '2026-02-28' }] } },
    { name: 'anos', title: 'c', value: { years: [{ const: '2000-02-29' }, { const: '2026-02-28' }] } },
    { name: 'dias', title: 'd', value: { days: [{ const: '2024-02-28' }, { const: '2024-03-01' }] } },
    { name: 'nada', title: 'e', value: { divide: [{ const: 1 }, { const: 0 }] } },
    { name: 'soma', title: 'f', value: { add: [{ const: 0.1 }, { const: 0.2 }] } },
    { name: 'menor', title: 'g', value: { least: [{ const: 3 }, { const: 2 }, { const: 5 }] } },
    { name: 'maior', title: 'h', value: { greatest: [{ const: '2026-01-01' }, { const: '2025-12-31' }] } },
    { name: 'redondo', title: 'i', value: { round: { const: 2.5 } } },
    { name: 'mes', title: 'j', value: { monthNumberOf: { const: '2026-07-09' } } },
    { name: 'dia', title: 'k', value: { dayOf: { const: '2026-07-09' } } },
    { name: 'escolha', title: 'l', value: { choose: 'qual', cases: { A: { const: 'um' } }, else: { const: 'outro' } } },
  ],
}

/** What texts of a format come to. */
const cursos: XSource = {
  entity: 'desenvolvimento/curso',
  columns: ['nome', { name: 'horas', title: 'Horas', value: { hours: 'cargaHoraria' }, format: 'exact' }],
}

const metas: XSource = {
  entity: 'desenvolvimento/meta-horas-treinamento-meta',
  where: [{ value: { firstDayOf: 'mesAno' }, from: '2025-02-01' }],
  columns: ['metaHora', { name: 'dia', title: 'Dia', value: { firstDayOf: 'mesAno' } }],
  order: ['dia'],
}

const secreto: XSource = {
  entity: 'captacao/candidato',
  where: [{ value: 'observacaoRH', filled: true }],
  columns: ['nome'],
}

const closed = (title: string, codes: string[]) => ({
  title,
  oneOf: codes.map((code) => ({ const: code, title: code })),
})

const paths = {
  lotacao: 'gestao-talentos/relatorios/lotacao',
  movimentos: 'gestao-talentos/relatorios/movimentos',
  perfil: 'captacao/relatorios/perfil',
  porMes: 'captacao/relatorios/por-mes',
  entrevistas: 'captacao/relatorios/entrevistas',
  fixos: 'captacao/relatorios/fixos',
  secreto: 'captacao/relatorios/secreto',
  areas: 'cargo-salario/relatorios/areas',
  selecoes: 'captacao/relatorios/selecoes',
  cursos: 'desenvolvimento/relatorios/cargas',
  metas: 'desenvolvimento/relatorios/metas',
}

const definitions = {
  [paths.lotacao]: {
    ...reportOf('Lotação', lotacao, { about: 'gestao-talentos/talento' }),
    required: ['dia'],
    properties: { dia: { type: 'string', format: 'date', title: 'Dia' } },
  },
  [paths.movimentos]: reportOf('Movimentos', movimentos),
  [paths.perfil]: {
    ...reportOf('Perfil', perfil),
    properties: {
      situacao: closed('Situação', ['S', 'N']),
      mostrar: { type: 'boolean', title: 'Mostrar', default: false },
    },
  },
  [paths.porMes]: {
    ...reportOf('Por mês', porMes),
    required: ['agruparPor'],
    properties: { agruparPor: closed('Agrupar por', ['M', 'E', 'A']) },
  },
  [paths.entrevistas]: reportOf('Entrevistas', entrevistas),
  [paths.selecoes]: reportOf('Seleções', selecoes),
  [paths.areas]: reportOf('Áreas', areas),
  [paths.secreto]: reportOf('Secreto', secreto),
  [paths.cursos]: reportOf('Cargas horárias', cursos),
  [paths.metas]: reportOf('Metas', metas),
  [paths.fixos]: { ...reportOf('Fixos', fixos), properties: { qual: closed('Qual', ['A', 'B']) } },
}

let app: TestApp
let people: Record<'admin' | 'gestora' | 'rh2', Client>
const model = modelWith(definitions)
beforeAll(async () => {
  app = await createTestApp({ model })
  const admin = await login(app, 'admin')
  people = { admin, gestora: await managerOf(app, admin), rh2: await login(app, 'rh2') }
})
afterAll(() => app?.close())

async function previewOf(client: Client, path: string, filters: RecordData) {
  const answer = await client.post(`/api/${path}`, { filters, formato: 'json' })
  if (answer.statusCode === 404) return { linhas: [], colunas: [] }
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    linhas: RecordData[]
    colunas: { field: string; title: string; format?: string; width: number }[]
    grupo?: string
  }
}

const told = new Map<string, Records>()
/** What the API says somebody on a day. */
function recordsOf(client: Client, day: string, dated: boolean): Records {
  const key = `${Object.values(people).indexOf(client)} ${day} ${dated}`
  const known = told.get(key) ?? new Records(client, day, dated)
  told.set(key, known)
  return known
}

/** Rows as texts in an order of their own. */
const sorted = (rows: RecordData[], names: string[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(
        names.map((name) =>
          typeof row[name] === 'number' ? Number(Number(row[name]).toFixed(6)) : (row[name] ?? null),
        ),
      ),
    )
    .sort()

async function compareWithApi(client: Client, path: string, source: XSource, filters: RecordData): Promise<number> {
  const { linhas, colunas, grupo } = await previewOf(client, path, filters)
  const day = typeof source.on === 'string' ? String(filters[source.on]) : app.today()
  const effective = model.reports.get(path)?.source ?? source
  const expected = await new NaiveReport(effective, recordsOf(client, day, source.on !== undefined), filters).rows()
  const names = [...(grupo ? [grupo] : []), ...colunas.map(({ field }) => field)]
  const [found, wanted] = [sorted(linhas, names), sorted(expected, names)]
  const only = (some: string[], others: string[]) => some.filter((row) => !others.includes(row)).slice(0, 3)
  expect([filters, only(found, wanted), only(wanted, found)]).toEqual([filters, [], []])
  expect(found.length).toBe(wanted.length)
  return found.length
}

const firstIds = async (client: Client, route: string, many: number): Promise<number[]> =>
  (
    (await client.get(`/api/${route}/opcoes?range=${encodeURIComponent(`[0,${many - 1}]`)}`)).json() as { id: number }[]
  ).map(({ id }) => id)

describe('each way to make a value, and each condition, says what the records of the API say', () => {
  test.each(['gestora', 'rh2'] as const)(
    'people on a day, with what held then: %s',
    async (name) => {
      const client = people[name]
      const [estabelecimento] = await firstIds(client, 'utilitario/estabelecimentos', 1)
      let rows = 0
      for (const filters of [
        { dia: '2026-09-01' },
        { dia: '2024-02-29', estabelecimentosIds: [estabelecimento] },
        { dia: '2026-09-01', de: 2000.5, ate: 6000 },
        { dia: '2026-09-01', sexos: ['F'], parte: 'CÃO' },
      ])
        rows += await compareWithApi(client, paths.lotacao, lotacao, filters)
      expect(rows).toBeGreaterThan(10)
    },
    120_000,
  )

  test.each(['gestora', 'rh2'] as const)(
    'rows of a dated list with the row before: %s',
    async (name) => {
      expect(
        await compareWithApi(people[name], paths.movimentos, movimentos, {
          dataIni: '2022-01-01',
          dataFim: '2026-12-31',
        }),
      ).toBeGreaterThan(0)
    },
    120_000,
  )

  test.each(['rh2'] as const)(
    'lists, registers that refer, conditions inside each other: %s',
    async (name) => {
      const client = people[name]
      let rows = 0
      for (const filters of [
        {},
        { situacao: 'S', disponivel: 'true' },
        { situacao: 'N', mostrar: true },
        { cargosIds: await firstIds(client, 'cargo-salario/cargos', 5) },
      ])
        rows += await compareWithApi(client, paths.perfil, perfil, filters)
      expect(rows).toBeGreaterThan(20)
    },
    120_000,
  )

  test.each(['gestora', 'rh2'] as const)(
    'rows of another register as far as one sees them: %s',
    async (name) => {
      expect(await compareWithApi(people[name], paths.selecoes, selecoes, {})).toBeGreaterThan(0)
    },
    120_000,
  )

  test.each(['admin', 'rh2'] as const)(
    'the way to a node of a tree: %s',
    async (name) => {
      expect(await compareWithApi(people[name], paths.areas, areas, {})).toBeGreaterThan(5)
      const { linhas } = await previewOf(people[name], paths.areas, {})
      expect(linhas.some(({ caminho }) => String(caminho).split(' > ').length > 2)).toBe(true)
    },
    120_000,
  )

  test.each(['admin', 'gestora', 'rh2'] as const)(
    'sums by what a filter chooses: %s',
    async (name) => {
      for (const agruparPor of ['M', 'E', 'A'])
        expect(
          await compareWithApi(people[name], paths.porMes, porMes, { agruparPor, dataIni: '2025-01-01' }),
        ).toBeGreaterThan(0)
    },
    120_000,
  )
})

test('dates are clamped to the end of the month, numbers are exact, and nothing comes of a division by nothing', async () => {
  const { linhas } = await previewOf(people.admin, paths.fixos, {})
  const { nome: _, ...first } = linhas[0] ?? {}
  expect(first).toEqual({
    ...{ fim: '2026-02-28', meses: 5, anos: 25, dias: 2, nada: null, soma: 0.3, menor: 2 },
    ...{ maior: '2026-01-01', redondo: 3, mes: 7, dia: 9, escolha: 'outro' },
  })
  expect((await previewOf(people.admin, paths.fixos, { qual: 'A' })).linhas[0]?.escolha).toBe('um')
})

test('an amount of hours is a number, a month its first day', async () => {
  for (const [nome, cargaHoraria] of [
    ['Uma e vinte', '1:20'],
    ['Sem carga', ''],
  ])
    expect((await people.admin.post('/api/desenvolvimento/cursos', { nome, cargaHoraria })).statusCode).toBe(201)
  const { linhas } = await previewOf(people.admin, paths.cursos, {})
  const horas = (nome: string) => linhas.find((linha) => linha.nome === nome)?.horas
  expect([horas('Operação de empilhadeira'), horas('Sem carga')]).toEqual([40, null])
  expect(horas('Uma e vinte')).toBeCloseTo(4 / 3, 8)
  expect((await previewOf(people.admin, paths.metas, {})).linhas).toEqual([
    { metaHora: '1:15', dia: '2026-01-01' },
    { metaHora: '1:30', dia: '2026-07-01' },
  ])
})

test('titles, kinds and widths follow from the fields', async () => {
  const { colunas } = await previewOf(people.admin, paths.lotacao, { dia: '2026-09-01' })
  expect(colunas.slice(0, 5)).toMatchObject([
    { field: 'nome', title: 'Nome' },
    { field: 'matricula', title: 'Matrícula', width: 10 },
    { field: 'sexo', title: 'Sexo' },
    { field: 'cargo', title: 'Cargo' },
    { field: 'salario', title: 'Salário', format: 'money' },
  ])
  const filters = (await people.admin.get(`/api/schemas/${paths.movimentos}`)).json() as {
    properties: RecordData
    required: string[]
  }
  expect(Object.keys(filters.properties).filter((name) => name !== 'id')).toEqual([
    'dataIni',
    'dataFim',
    'estabelecimentosIds',
  ])
  expect(filters.required).toEqual(['dataIni', 'dataFim'])
  const turned = await people.admin.post(`/api/${paths.movimentos}`, {
    filters: { dataIni: '2026-02-01', dataFim: '2026-01-01' },
  })
  expect(turned.json()).toMatchObject({
    errors: [{ field: 'dataFim', message: 'Data final inferior a data inicial.' }],
  })
})

test('rows come in the order that was said, downwards too', async () => {
  const { linhas } = await previewOf(people.admin, paths.lotacao, { dia: '2026-09-01' })
  expect(linhas.length).toBeGreaterThan(20)
  const salaries = linhas.filter(({ grupo }) => grupo === linhas[0]?.grupo).map(({ salario }) => Number(salario))
  expect(salaries).toEqual([...salaries].sort((a, b) => b - a))
  const groups = linhas.map(({ grupo }) => grupo)
  expect(new Set(groups).size).toBe(groups.filter((group, i) => group !== groups[i - 1]).length)
})

test('a column whose field the reader may not know is not there, for anybody else it is', async () => {
  const columnsOf = async (client: Client) =>
    (await previewOf(client, paths.perfil, {})).colunas.map(({ field }) => field)
  expect(await columnsOf(people.admin)).toContain('observacao')
  const columns = await columnsOf(await app.clientWithout('ROLE_CAD_CANDIDATO', ['ROLE_VER_CANDIDATOS_DA_VAGA']))
  expect(columns).not.toContain('observacao')
  expect(columns).toContain('nome')
})

test('who may not know what decides about the rows gets none of them', async () => {
  const ask = (client: Client) => client.post(`/api/${paths.secreto}`, { filters: {}, formato: 'json' })
  expect([200, 404]).toContain((await ask(people.admin)).statusCode)
  expect((await ask(await app.clientWithout('ROLE_CAD_CANDIDATO'))).statusCode).toBe(403)
})

test('personal data of a register that one may not read is not there either, but its names are', async () => {
  const path = 'captacao/relatorios/candidato-selecao'
  const filters = { candidatosIds: await firstIds(people.admin, 'captacao/candidatos', 100) }
  const titles = async (client: Client) => (await previewOf(client, path, filters)).colunas.map(({ field }) => field)
  expect(await titles(people.admin)).toEqual([
    'nome',
    'cpf',
    'contato',
    'etapa',
    'data',
    'apto',
    'situacao',
    'observacao',
  ])
  expect(await titles(await app.clientWithout('ROLE_CAD_CANDIDATO'))).toEqual([
    'nome',
    'etapa',
    'data',
    'apto',
    'situacao',
    'observacao',
  ])
})

test('what single records keep from the reader is empty in their rows', async () => {
  const { admin } = people
  const shown = async (client: Client) =>
    (await previewOf(client, paths.entrevistas, {})).linhas.filter(({ media }) => media !== null).length
  const before = await shown(admin)
  expect(before).toBeGreaterThan(2)
  // an interviewer who has not given his marks does not see those of the others
  const { rows } = await app.database.pool.query<{ id: number }>(
    'select distinct entrevista_id as id from entrevista_nota where empresa_id = 1 order by 1 limit 2',
  )
  for (const { id } of rows)
    await app.database.pool.query(
      'insert into entrevista_entrevistadores (empresa_id, entrevista_id, usuario_id, ordem_) values (1, $1, 1, 99) on conflict do nothing',
      [id],
    )
  const told = (await admin.get('/api/captacao/entrevistas?unpaged=true')).json() as { media?: number }[]
  expect(await shown(admin)).toBe(before - 2)
  expect(told.filter(({ media }) => media !== undefined).length).toBe(before - 2)
})

test('rows that some records keep from the reader are no report of their own, and nothing is decided by them', async () => {
  for (const source of [
    { entity: 'captacao/entrevista-nota', columns: ['nota'] },
    { entity: 'captacao/entrevista', columns: ['inicio'], where: [{ some: 'notas' }] },
    { entity: 'captacao/entrevista', columns: ['inicio'], order: [{ value: { count: true, of: 'notas' } }] },
  ] as XSource[]) {
    const definition = { ...model.reports.get(paths.entrevistas), source } as ReportDefinition
    const ctx = contextOf(app.fastify.prumo, definition.filters, anonymousSession(app.fastify.prumo))
    await expect(declaredReport(ctx, definition, source, {})).rejects.toThrow()
  }
})
