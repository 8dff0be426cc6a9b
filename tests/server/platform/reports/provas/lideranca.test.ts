import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** Who leads an area (`lider`) has the reports of the talents, each with the people of her area alone. */
let app: TestApp
let lider: Client
let rh: Client
/** names of talents of today: hers, and those she must not be told of */
let dela: Set<string>
let outros: Set<string>
beforeAll(async () => {
  app = await createTestApp()
  ;[lider, rh] = [await login(app, 'lider'), await login(app, 'rh')]
  dela = new Set((await talentos(lider)).map(({ nome }) => nome))
  outros = new Set((await talentos(rh)).map(({ nome }) => nome).filter((nome) => !dela.has(nome)))
}, 120_000)
afterAll(() => app?.close())

const talentos = async (client: Client): Promise<{ nome: string }[]> =>
  (await client.get(`/api/gestao-talentos/talentos?situacao=T&range=${encodeURIComponent('[0,999]')}`)).json()

/** Folders whose reports are about talents; those of the selections are about candidates. */
const GRUPOS = ['gestao-talentos', 'cargo-salario']

/** The widest filters somebody can choose without naming anything. */
function widest(path: string): RecordData {
  const { start, end, year } = model.reports.get(path)?.period ?? {}
  return {
    ...(start ? { [start]: '2015-01-01' } : {}),
    ...(end ? { [end]: '2026-12-31' } : {}),
    ...(year ? { [year]: 2026 } : {}),
  }
}

const daLideranca = async (grupos: string[]): Promise<string[]> => {
  const { authorities } = (await lider.get('/api/userinfo')).json() as { authorities: string[] }
  return [...model.reports.values()]
    .filter(({ authority, group }) => grupos.includes(group) && authorities.includes(authority))
    .map(({ path }) => path)
}

test('a manager sees her area only, in every report that she may open', async () => {
  expect([dela.size > 5, outros.size > 100]).toEqual([true, true])
  const paths = await daLideranca(GRUPOS)
  expect(paths.filter((path) => path.startsWith('gestao-talentos/')).length).toBeGreaterThanOrEqual(10)
  const withRows: string[] = []
  for (const path of paths) {
    const ask = (client: Client) => client.post(`/api/${path}`, { filters: widest(path), formato: 'json' })
    const answer = await ask(lider)
    expect([200, 400, 404], `${path}: ${answer.body}`).toContain(answer.statusCode)
    if (answer.statusCode !== 200) continue
    const told = JSON.stringify(answer.json())
    const strangers = [...outros].filter((nome) => told.includes(`"${nome}"`))
    expect(strangers, path).toEqual([])
    if ([...dela].some((nome) => told.includes(`"${nome}"`))) withRows.push(path)
  }
  // it is no accident: her own people are there
  expect(withRows.length).toBeGreaterThanOrEqual(10)
}, 120_000)

/** What the reports of evaluations have to be told: the closed cycles of the demo, its models and periods, people whoever they are. */
async function dasAvaliacoes(): Promise<Record<string, RecordData[]>> {
  const rows = async <Row>(text: string) => (await app.database.pool.query(text)).rows as Row[]
  const ids = async (text: string) => (await rows<{ id: number }>(text)).map(({ id }) => id)
  const ciclos = await ids(
    "select id::int as id from avaliacao_desempenho where empresa_id = 1 and situacao in ('E', 'U')",
  )
  const avaliados = await rows<{ ciclo: number; id: number }>(
    `select v.avaliacao_desempenho_id::int as ciclo, v.avaliado_id::int as id from avaliado_avaliacao_desempenho v
     join avaliacao_desempenho c on c.empresa_id = v.empresa_id and c.id = v.avaliacao_desempenho_id where v.empresa_id = 1 and c.situacao in ('E', 'U')`,
  )
  const modelos = async (tipo: string) =>
    ids(`select id::int as id from modelo_avaliacao where empresa_id = 1 and tipo = '${tipo}' order by id`)
  const periodos = await ids('select id::int as id from periodo_experiencia where empresa_id = 1 order by id')
  const pesquisas = await ids(
    "select id::int as id from pesquisa where empresa_id = 1 and (situacao in ('E', 'U') or situacao = 'L' and not anonima) order by id",
  )
  const talentosIds = [...new Set(avaliados.map(({ id }) => id))]
  const doCiclo = ciclos.map((id) => ({ avaliacaoDesempenhoId: { id } }))
  const doModelo = [...(await modelos('A')), ...(await modelos('D'))].map((id) => ({ modeloAvaliacaoId: { id } }))
  const deExperiencia = (await modelos('A')).map((id) => ({ modeloAvaliacaoId: { id } }))
  return {
    'resultado-avaliacao-desempenho': doCiclo,
    'avaliacao-desempenho-respondidas': doCiclo,
    'avaliacao-desempenho-avaliadores-avaliados': doCiclo,
    'analise-desempenho-competencia-talento': avaliados.map(({ ciclo, id }) => ({
      ...{ avaliacaoDesempenhoId: { id: ciclo }, avaliadoId: { id }, mediaGeralCompetencias: true },
    })),
    'comparativo-performance-talento': [
      { talentosIds, avaliacoesDesempenhosIds: ciclos },
      { talentosIds, avaliacoesDesempenhosIds: ciclos, analise: 'QUALITATIVA' },
    ],
    'resultado-avaliacao': doModelo,
    'resultado-avaliacao-agrupado-faixa': doModelo,
    'ranking-performance-periodo-experiencia': deExperiencia,
    'acompanhamento-periodo-experiencia': [{ periodosIds: periodos }],
    'cartao-acompanhamento-periodo-experiencia': [
      { talentosIds: talentosIds.slice(0, 20), periodosAcompanhamento: periodos },
    ],
    ninebox: [{}],
    pesquisa: pesquisas.map((id) => ({ pesquisaId: { id }, areasIds: undefined, estabelecimentosIds: undefined })),
    'acompanhamento-experiencia-previsto': [{}],
  }
}

test('in every report of evaluations, too, whatever cycle, model or person she names', async () => {
  const filtros = await dasAvaliacoes()
  // whoever answers for an objective of the company is told to all: metas-quem.test.ts
  const paths = (await daLideranca(['avaliacao'])).filter((path) => !path.endsWith('/metas'))
  expect(paths.map((path) => path.split('/').at(-1)).sort()).toEqual(Object.keys(filtros).sort())
  const withRows = new Set<string>()
  for (const path of paths) {
    for (const filters of filtros[path.split('/').at(-1) ?? ''] ?? []) {
      const answer = await lider.post(`/api/${path}`, { filters: { ...widest(path), ...filters }, formato: 'json' })
      expect([200, 404], `${path} ${JSON.stringify(filters)}: ${answer.body}`).toContain(answer.statusCode)
      if (answer.statusCode !== 200) continue
      expect(
        [...outros].filter((nome) => answer.body.includes(nome)),
        path,
      ).toEqual([])
      if ([...dela].some((nome) => answer.body.includes(nome))) withRows.add(path)
    }
  }
  // by band and by question it counts answers and names nobody
  const counts = /(agrupado-faixa|\/pesquisa)$/
  expect([...withRows].sort()).toEqual(paths.filter((path) => !counts.test(path)).sort())
}, 120_000)
