import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordProgress } from '#schemas/runtime/answers/workflow.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** The demo's cycles of evaluation: of every kind, with results that follow from their answers. */
let app: TestApp
let admin: Client
const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 120_000)
afterAll(() => app?.close())

test('are in every state, of every reach and type, by name, without and of competences alone', async () => {
  for (const empresa of [1, 2]) {
    const ciclos = await rows<Record<string, unknown>>(
      'select situacao, abrangencia, tipo, formato, anonima, avaliar_somente_competencias as so from avaliacao_desempenho where empresa_id = $1',
      [empresa],
    )
    const ha = (name: string) => [...new Set(ciclos.map((ciclo) => String(ciclo[name])))].sort()
    expect(ha('situacao')).toEqual(['B', 'E', 'L', 'P', 'U'])
    expect(ha('abrangencia')).toEqual(['180', '360', '90'])
    expect(ha('tipo')).toEqual(['1.0', '2.0'])
    for (const name of ['anonima', 'so']) expect(ha(name)).toEqual(['false', 'true'])
  }
})

test('say who brought them through which states, and when', async () => {
  const andamento = async (titulo: string) => {
    const [ciclo] = await rows<{ id: number }>(
      'select id::int as id from avaliacao_desempenho where empresa_id = 1 and titulo = $1',
      [titulo],
    )
    const answer = await admin.get(`/api/avaliacao/avaliacoes-desempenho/${ciclo?.id}/andamento`)
    return (answer.json() as RecordProgress).fluxos[0]?.passagens.map(({ estado, desde, por }) => [
      estado,
      desde?.slice(0, 10),
      por,
    ])
  }
  const rh = 'Renata Holanda'
  expect(await andamento('Avaliação 360° Anônima 2025')).toEqual([
    ['P', '2025-04-21', rh],
    ['L', '2025-05-05', rh],
    ['E', '2025-06-09', rh],
    ['U', '2025-06-18', rh],
  ])
  expect((await andamento('Avaliação 360° Anônima 2027'))?.map(([estado]) => estado)).toEqual(['P', 'L', 'B'])
})

test('without a name: two peers join the three who are led, three peers stand alone, and nothing is left in an urn', async () => {
  const papeis = await rows<{ papeis: string; respostas: number }>(
    `select distinct x->>'papeis' as papeis, (x->>'respostas')::int as respostas from avaliado_avaliacao_desempenho v
     join avaliacao_desempenho c on c.empresa_id = v.empresa_id and c.id = v.avaliacao_desempenho_id and c.anonima
     cross join jsonb_array_elements(v.papeis) x where x->>'papeis' not in ('U', 'L') order by 1, 2`,
  )
  expect(papeis).toEqual([
    { papeis: 'AP', respostas: 5 },
    { papeis: 'P', respostas: 3 },
  ])
  expect(await rows('select from folha_selada')).toEqual([])
  const ditas = await rows(
    'select from colaborador_questionario where anonima and (performance is not null or niveis is not null)',
  )
  expect(ditas).toEqual([])
})

test('what is written down is what closing them writes: of the released one, too, once it is closed', async () => {
  const [aberta] = await rows<{ id: number }>(
    "select id::int as id from avaliacao_desempenho where empresa_id = 1 and situacao = 'L'",
  )
  const closed = await admin.put(`/api/avaliacao/avaliacoes-desempenho/${aberta?.id}/encerra`, {})
  expect(closed.statusCode, closed.body).toBe(200)
  const resultados = (
    await admin.get(`/api/avaliacao/avaliacoes-desempenho/${aberta?.id}/resultados`)
  ).json() as RecordData[]
  expect(resultados.some(({ resultado }) => typeof resultado === 'number')).toBe(true)
})

test('a committee moved three people in the Nine Box of 2025, and closed its session', async () => {
  const [ciclo] = await rows<{ id: number }>(
    "select id::int as id from avaliacao_desempenho where empresa_id = 1 and titulo = 'Ciclo de Desempenho 2025'",
  )
  const { talentos, calibracao } = (await admin.get(`/api/avaliacao/ninebox/chart/${ciclo?.id}`)).json() as {
    talentos: { box: number; calculado: number }[]
    calibracao: unknown
  }
  expect(calibracao).toBeNull()
  const movidos = talentos.filter(({ box, calculado }) => box !== calculado)
  expect(movidos).toHaveLength(3)
})
