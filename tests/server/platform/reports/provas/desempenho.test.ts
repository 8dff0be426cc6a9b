import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { ciclos, type ModeloDoCiclo, type Par } from './cenas/ciclo.ts'
import { pessoas } from './cenas/pessoas.ts'

/** Cycles of people whose answers are known: one by name, an anonymous one, one that is answered, one that is being prepared — spec 2 §3, §4, §7 */
const RESULTADO = 'resultado-avaliacao-desempenho'
const PARES = 'avaliacao-desempenho-avaliadores-avaliados'
const RESPONDIDAS = 'avaliacao-desempenho-respondidas'

let c: Cenario
let hoje: string
let modelo: ModeloDoCiclo
let gente: Record<'ana' | 'beto' | 'betos' | 'leo' | 'pia' | 'rui' | 'cris' | 'edu' | 'fil' | 'gal', Registro>
let nominal: Registro
let anonima: Registro
let aberta: Registro
let preparada: Registro
let vazia: Registro

async function respondeNominal(ciclo: ReturnType<typeof ciclos>): Promise<void> {
  const { ana, beto, leo, pia, rui } = gente
  // (3 × 1 + 1) / 4 = 100; (2.4 + 0.5) / 4 = 72.5; 1.5 / 4 = 37.5; (2.25 + 0.5) / 4 = 68.75; (1.8 + 1) / 4 = 70
  await ciclo.responde(nominal, modelo, [ana, ana, 'U'], [10, 0])
  await ciclo.responde(nominal, modelo, [ana, leo, 'L'], [8, 1, 'Chegou cedo.'])
  await ciclo.responde(nominal, modelo, [ana, pia, 'P'], [5, 2])
  await ciclo.responde(nominal, modelo, [ana, rui, 'P'], [7.5, 1])
  await ciclo.responde(nominal, modelo, [beto, leo, 'L'], [6, 0])
}

/** Beto is judged on one competence, of which four is required: he is given three. */
async function comCompetencia(): Promise<void> {
  const escala = [1, 2, 3, 4].map((ordem) => ({ id: ordem, descricao: `Nível ${ordem}`, ordem }))
  const competencia = { id: 1, nome: 'Solda', tipo: 'H', peso: 1, exigido: escala[3], escala }
  const de = [nominal.id, gente.beto.id]
  const { pool } = c.app.database
  await pool.query(
    'update avaliado_avaliacao_desempenho set competencias = $3 where avaliacao_desempenho_id = $1 and avaliado_id = $2',
    [...de, JSON.stringify([competencia])],
  )
  await pool.query(
    'update colaborador_questionario set niveis = $3 where avaliacao_desempenho_id = $1 and colaborador_id = $2',
    [...de, JSON.stringify([{ competenciaId: 1, nivelId: 3, ordem: 3 }])],
  )
}

async function respondeAnonima(ciclo: ReturnType<typeof ciclos>): Promise<void> {
  const { ana, beto, leo, pia, rui, edu, fil, gal } = gente
  await ciclo.avaliam(anonima, [ana, beto])
  const outros: [Par, [number, number, string?]][] = [
    [
      [ana, leo, 'L'],
      [8, 1, 'Chegou cedo.'],
    ],
    [
      [ana, pia, 'P'],
      [5, 2, 'SEGREDO do par'],
    ],
    [
      [ana, rui, 'P'],
      [10, 0],
    ],
    [
      [ana, edu, 'A'],
      [0, 2],
    ],
    [
      [ana, fil, 'A'],
      [10, 2],
    ],
    [
      [ana, gal, 'A'],
      [6, 0],
    ],
  ]
  await ciclo.participam(
    anonima,
    outros.map(([par]) => par),
  )
  await ciclo.passo(anonima, 'libera')
  await ciclo.responde(anonima, modelo, [ana, ana, 'U'], [10, 0])
  for (const [par, dada] of outros) await ciclo.responde(anonima, modelo, par, dada)
  await ciclo.passo(anonima, 'encerra')
}

beforeAll(async () => {
  c = await cenario()
  hoje = c.app.today()
  const ciclo = ciclos(c)
  const { contrata } = pessoas(c)
  const em = (nome: string, matricula: string, lugar: 'norte' | 'sul') =>
    contrata(nome, matricula, [[shiftDay(hoje, -400), lugar]])
  gente = {
    ana: await em('Ana Ciclo', 'C1', 'norte'),
    beto: await em('Beto Ciclo', 'C2', 'norte'),
    // of the same name
    betos: await em('Beto Ciclo', 'C3', 'sul'),
    leo: await em('Léo Ciclo', 'C4', 'sul'),
    pia: await em('Pia Ciclo', 'C5', 'norte'),
    rui: await em('Rui Ciclo', 'C6', 'norte'),
    cris: await em('Cris Ciclo', 'C7', 'sul'),
    edu: await em('Edu Ciclo', 'C8', 'norte'),
    fil: await em('Fil Ciclo', 'C9', 'norte'),
    gal: await em('Gal Ciclo', 'C10', 'norte'),
  }
  const { ana, beto, betos, leo, pia, rui, cris } = gente
  modelo = await ciclo.modelo('Prova: desempenho')
  nominal = await ciclo.ciclo('Prova: nominal', modelo)
  anonima = await ciclo.ciclo('Prova: anônima', modelo, { anonima: true })
  aberta = await ciclo.ciclo('Prova: aberta', modelo)
  preparada = await ciclo.ciclo('Prova: preparada', modelo)
  vazia = await ciclo.ciclo('Prova: vazia', modelo)
  await ciclo.participam(nominal, [
    [ana, rui, 'P'],
    [ana, pia, 'P'],
    [ana, leo, 'L'],
    [ana, ana, 'U'],
    [betos, leo, 'L'],
    [beto, leo, 'L'],
    [cris, pia, 'R'],
  ])
  await ciclo.participam(aberta, [[ana, leo, 'L']])
  await ciclo.participam(preparada, [[ana, leo, 'L']])
  await ciclo.passo(nominal, 'libera')
  await ciclo.passo(aberta, 'libera')
  await respondeNominal(ciclo)
  await comCompetencia()
  await ciclo.passo(nominal, 'encerra')
  await respondeAnonima(ciclo)
  // after the release Beto goes to Norte, where he is today
  const atual = (await c.admin.get(`/api/gestao-talentos/talentos/${betos.id}`)).json() as Registro
  const [primeira] = atual.historicos as RecordData[]
  const mudou = await c.admin.put(`/api/gestao-talentos/talentos/${betos.id}`, {
    ...atual,
    historicos: [primeira, { ...primeira, id: undefined, data: hoje, areaOrganizacional: { id: c.norte.id } }],
  })
  if (mudou.statusCode !== 200) throw new Error(mudou.body)
}, 240_000)
afterAll(() => c?.app.close())

const ask = (nome: string, ciclo: Registro, more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, `avaliacao/${nome}`, { avaliacaoDesempenhoId: { id: ciclo.id }, ...more })
const recusa = async (nome: string, filters: RecordData, client: Client = c.admin) => {
  const answer = await client.post(`/api/avaliacao/relatorios/${nome}`, { filters, formato: 'json' })
  const { message, errors } = answer.json() as { message: string; errors?: { field?: string }[] }
  return [answer.statusCode, errors?.[0]?.field ?? null, message]
}
const CICLO = [400, 'avaliacaoDesempenhoId', 'Avaliação de Desempenho é obrigatória']
/** what a manager reads of an evaluator who works elsewhere */
const leoDeFora = () => `Avaliador de outra área – código ${gente.leo.id}`

describe(RESULTADO, () => {
  const daAna = () => ({ avaliadosIds: [gente.ana.id] })
  const geral = ['item', 'papel', 'respostas', 'peso', 'performance']
  const dita = ['aspecto', 'item', 'papel', 'avaliador', 'performance', 'resposta']

  test('[REL-avaliacao/resultado-avaliacao-desempenho: rows, ties, empty] means per role, results by weight, people of one name apart', async () => {
    const rows = await ask(RESULTADO, nominal, { resultado: 'G' })
    const de = (nome: string, lugar: string) => `${nome} · Prova Júnior · ${lugar}`
    const [ana, c2, c3, cris] = [
      de('Ana Ciclo – C1', 'Norte'),
      de('Beto Ciclo – C2', 'Norte'),
      de('Beto Ciclo – C3', 'Sul'),
      de('Cris Ciclo – C7', 'Sul'),
    ]
    // peers: (37.5 + 68.75) / 2 = 53.125; by weight: (2 × 72.5 + 53.125) / 3 = 66.0416…; of Beto: (70 + 75) / 2 = 72.5
    expect(celulas(rows, 'avaliado', ...geral)).toEqual([
      [ana, 'Questionário: média do papel', 'Autoavaliação', 1, 0, 100],
      [ana, 'Questionário: média do papel', 'Gestor', 1, 2, 72.5],
      [ana, 'Questionário: média do papel', 'Par', 2, 1, 53.13],
      [ana, 'Questionário: resultado ponderado', null, null, null, 66.04],
      [ana, 'Resultado final', null, null, null, 66.04],
      [c2, 'Questionário: média do papel', 'Gestor', 1, 2, 70],
      [c2, 'Questionário: resultado ponderado', null, null, null, 70],
      [c2, 'Competências: média do papel', 'Gestor', 1, 2, 75],
      [c2, 'Competências: resultado ponderado', null, null, null, 75],
      [c2, 'Resultado final', null, null, null, 72.5],
      [c3, 'Resultado final', null, null, null, null],
      [cris, 'Resultado final', null, null, null, null],
    ])
    // who has nothing by name is not among the individual results
    expect(await ask(RESULTADO, nominal, { resultado: 'I', avaliadosIds: [gente.cris.id] })).toEqual([])
    expect(await ask(RESULTADO, nominal, { avaliadosIds: [gente.leo.id] })).toEqual([])
    const base = { avaliacaoDesempenhoId: { id: nominal.id } }
    expect(await recusa(RESULTADO, { ...base, avaliadosIds: [] })).toEqual([
      ...[400, 'avaliadosIds', 'Selecione ao menos um avaliado'],
    ])
    expect(await recusa(RESULTADO, {})).toEqual(CICLO)
  })

  test('each evaluator’s marks, then aspect by aspect what he reached and answered', async () => {
    const [U, L, PIA, RUI] = [
      ['Autoavaliação', 'Ana Ciclo – C1'],
      ['Gestor', 'Léo Ciclo – C4'],
      ['Par', 'Pia Ciclo – C5'],
      ['Par', 'Rui Ciclo – C6'],
    ] as const
    const individual = [
      [null, 'Questionário: nota do avaliador', ...L, 72.5, null],
      [null, 'Questionário: nota do avaliador', ...U, 100, null],
      [null, 'Questionário: nota do avaliador', ...PIA, 37.5, null],
      [null, 'Questionário: nota do avaliador', ...RUI, 68.75, null],
      ['Resultados', 'Aspecto: nota do avaliador', ...L, 80, null],
      ['Resultados', 'Aspecto: nota do avaliador', ...U, 100, null],
      ['Resultados', 'Aspecto: nota do avaliador', ...PIA, 50, null],
      ['Resultados', 'Aspecto: nota do avaliador', ...RUI, 75, null],
      ['Resultados', '1. Entrega no prazo?', ...L, null, '8 de 10'],
      ['Resultados', '1. Entrega no prazo?', ...U, null, '10 de 10'],
      ['Resultados', '1. Entrega no prazo?', ...PIA, null, '5 de 10'],
      ['Resultados', '1. Entrega no prazo?', ...RUI, null, '7,5 de 10'],
      ['Resultados', '2. O que observou?', ...L, null, 'Chegou cedo.'],
      ['Pessoas', 'Aspecto: nota do avaliador', ...L, 50, null],
      ['Pessoas', 'Aspecto: nota do avaliador', ...U, 100, null],
      ['Pessoas', 'Aspecto: nota do avaliador', ...PIA, 0, null],
      ['Pessoas', 'Aspecto: nota do avaliador', ...RUI, 50, null],
      ['Pessoas', '3. Ajuda os colegas?', ...L, null, 'Às vezes'],
      ['Pessoas', '3. Ajuda os colegas?', ...U, null, 'Sempre'],
      ['Pessoas', '3. Ajuda os colegas?', ...PIA, null, 'Nunca'],
      ['Pessoas', '3. Ajuda os colegas?', ...RUI, null, 'Às vezes'],
    ]
    expect(celulas(await ask(RESULTADO, nominal, { resultado: 'I', ...daAna() }), ...dita)).toEqual(individual)
    // both, where nothing else is said: the general part first
    const ambos = await ask(RESULTADO, nominal, daAna())
    expect(celulas(ambos.slice(0, 5), 'item', 'performance')[4]).toEqual(['Resultado final', 66.04])
    expect(celulas(ambos.slice(5), ...dita)).toEqual(individual)
    const beto = await ask(RESULTADO, nominal, { resultado: 'I', avaliadosIds: [gente.beto.id] })
    expect(celulas(beto.slice(0, 2), 'item', 'performance')).toEqual([
      ['Questionário: nota do avaliador', 70],
      ['Competências: nota do avaliador', 75],
    ])
  })

  test('paper and sheet tell the same', async () => {
    const filters = { avaliacaoDesempenhoId: { id: nominal.id }, ...daAna() }
    const path = `/api/avaliacao/relatorios/${RESULTADO}`
    const paper = (await pagesOf((await c.admin.post(path, { filters, formato: 'pdf' })).rawPayload)).join(' ')
    for (const words of ['Resultado final', '66,04%', '53,13%', '7,5 de 10', 'Chegou cedo.'])
      expect(paper).toContain(words)
    const [sheet] = (await readXlsx((await c.admin.post(path, { filters, formato: 'xls' })).rawPayload)).sheets
    // a line of titles, five of the general part, four marks and seventeen lines by aspect
    expect(sheet?.rows).toHaveLength(1 + 5 + 4 + 17)
  })

  test('before a cycle is closed there are no results, whichever are asked for', async () => {
    for (const ciclo of [aberta, preparada])
      for (const resultado of ['A', 'G', 'I'])
        expect(await recusa(RESULTADO, { avaliacaoDesempenhoId: { id: ciclo.id }, resultado })).toEqual([
          ...[409, null, 'A avaliação ainda não foi encerrada.'],
        ])
  })

  test('of an anonymous cycle the individual part alone is refused at its field', async () => {
    expect(await recusa(RESULTADO, { avaliacaoDesempenhoId: { id: anonima.id }, resultado: 'I' })).toEqual([
      ...[400, 'resultado'],
      'A avaliação é anônima: não há resultado individual. Escolha "Ambos" para ver também a autoavaliação e o gestor.',
    ])
  })

  test('beside the general part an anonymous cycle tells what the manager and oneself said, and nothing of the others', async () => {
    const rows = await ask(RESULTADO, anonima, daAna())
    // peers, too few, count with those who answer to her: (37.5 + 100 + 0 + 75 + 70) / 5 = 56.5; (2 × 72.5 + 56.5) / 3 = 67.1666…
    expect(celulas(rows.slice(0, 5), ...geral)).toEqual([
      ['Questionário: média do papel', 'Autoavaliação', 1, 0, 100],
      ['Questionário: média do papel', 'Gestor', 1, 2, 72.5],
      ['Questionário: média do papel', 'Liderado e Par', 5, 1, 56.5],
      ['Questionário: resultado ponderado', null, null, null, 67.17],
      ['Resultado final', null, null, null, 67.17],
    ])
    expect(new Set(rows.slice(5).map(({ papel }) => papel))).toEqual(new Set(['Gestor', 'Autoavaliação']))
    const ditas = rows.flatMap(({ resposta }) => resposta ?? [])
    expect(ditas).toEqual(['8 de 10', '10 de 10', 'Chegou cedo.', 'Às vezes', 'Sempre'])
    const before = JSON.stringify(rows)
    expect(before).not.toMatch(/SEGREDO|Pia|Rui|Edu|Fil|Gal/)
    // whatever a row says by mistake: of its role nothing is told
    await c.app.database.pool.query(
      `update colaborador_questionario set anonima = false, performance = 1 where avaliacao_desempenho_id = $1 and papel in ('P', 'A')`,
      [anonima.id],
    )
    expect(JSON.stringify(await ask(RESULTADO, anonima, daAna()))).toBe(before)
    const [beto] = await ask(RESULTADO, anonima, { avaliadosIds: [gente.beto.id] })
    expect([beto?.item, beto?.performance]).toEqual(['Resultado final', null])
    expect((await ask(RESULTADO, anonima, { resultado: 'G', ...daAna() })).length).toBe(5)
  })

  test('[REL-avaliacao/resultado-avaliacao-desempenho: areas, companies] a manager gets his people, another company nothing', async () => {
    const rows = await ask(RESULTADO, nominal, {}, c.gestora)
    expect([...new Set(rows.map(({ avaliado }) => String(avaliado).split(' · ')[0]))]).toEqual([
      'Ana Ciclo – C1',
      'Beto Ciclo – C2',
      // works in Norte today; his place is that of the release
      'Beto Ciclo – C3',
    ])
    expect(rows.find(({ papel, avaliador }) => papel === 'Gestor' && avaliador)?.avaliador).toBe(leoDeFora())
    expect(await ask(RESULTADO, nominal, { avaliadosIds: [gente.cris.id] }, c.gestora)).toEqual([])
    expect((await recusa(RESULTADO, { avaliacaoDesempenhoId: { id: nominal.id } }, c.outra))[0]).not.toBe(200)
  })
})

describe(PARES, () => {
  const cols = ['grupo', 'avaliador', 'papel', 'situacao']

  test('[REL-avaliacao/avaliacao-desempenho-avaliadores-avaliados: rows, ties, empty] who evaluates whom, by either side', async () => {
    expect(celulas(await ask(PARES, nominal), ...cols)).toEqual([
      ['Ana Ciclo – C1', 'Léo Ciclo – C4', 'Gestor', 'Respondida'],
      ['Ana Ciclo – C1', 'Ana Ciclo – C1', 'Autoavaliação', 'Respondida'],
      ['Ana Ciclo – C1', 'Pia Ciclo – C5', 'Par', 'Respondida'],
      ['Ana Ciclo – C1', 'Rui Ciclo – C6', 'Par', 'Respondida'],
      ['Beto Ciclo – C2', 'Léo Ciclo – C4', 'Gestor', 'Respondida'],
      ['Beto Ciclo – C3', 'Léo Ciclo – C4', 'Gestor', 'Não respondida'],
      ['Cris Ciclo – C7', 'Pia Ciclo – C5', 'Avaliador', 'Não respondida'],
    ])
    expect(celulas(await ask(PARES, nominal, { agruparPor: 'AVALIADOR' }), 'grupo', 'avaliado', 'papel')).toEqual([
      ['Ana Ciclo – C1', 'Ana Ciclo – C1', 'Autoavaliação'],
      ['Léo Ciclo – C4', 'Ana Ciclo – C1', 'Gestor'],
      ['Léo Ciclo – C4', 'Beto Ciclo – C2', 'Gestor'],
      ['Léo Ciclo – C4', 'Beto Ciclo – C3', 'Gestor'],
      ['Pia Ciclo – C5', 'Ana Ciclo – C1', 'Par'],
      ['Pia Ciclo – C5', 'Cris Ciclo – C7', 'Avaliador'],
      ['Rui Ciclo – C6', 'Ana Ciclo – C1', 'Par'],
    ])
    // nobody was asked yet
    expect(celulas(await ask(PARES, preparada), ...cols)).toEqual([
      ['Ana Ciclo – C1', 'Léo Ciclo – C4', 'Gestor', 'Não respondida'],
    ])
    expect(await ask(PARES, vazia)).toEqual([])
    expect(await recusa(PARES, {})).toEqual(CICLO)
  })

  test('of an anonymous cycle it says who answered, and who did not', async () => {
    const rows = celulas(await ask(PARES, anonima), 'avaliador', 'papel', 'situacao')
    expect(rows).toHaveLength(8)
    expect(rows).toContainEqual(['Edu Ciclo – C8', 'Liderado', 'Respondida'])
    expect(rows).toContainEqual(['Beto Ciclo – C2', 'Autoavaliação', 'Não respondida'])
  })

  test('whoever has no evaluator yet stands there without', async () => {
    const { beto, cris } = gente
    for (const { id } of [cris, beto]) {
      const body = { avaliacaoDesempenho: { id: preparada.id }, avaliado: { id }, papel: 'R' }
      const made = await c.admin.post('/api/avaliacao/participante-avaliacao-desempenho', body)
      expect(made.statusCode, made.body).toBe(201)
    }
    expect(celulas(await ask(PARES, preparada, { agruparPor: 'AVALIADOR' }), 'grupo', 'avaliado')).toEqual([
      ['Léo Ciclo – C4', 'Ana Ciclo – C1'],
      ['Sem avaliador', 'Beto Ciclo – C2'],
      ['Sem avaliador', 'Cris Ciclo – C7'],
    ])
  })

  test('[REL-avaliacao/avaliacao-desempenho-avaliadores-avaliados: areas, companies] of his people a manager sees who evaluates them, another company nothing', async () => {
    expect(celulas(await ask(PARES, nominal, {}, c.gestora), 'grupo', 'avaliador')).toEqual([
      ['Ana Ciclo – C1', leoDeFora()],
      ['Ana Ciclo – C1', 'Ana Ciclo – C1'],
      ['Ana Ciclo – C1', 'Pia Ciclo – C5'],
      ['Ana Ciclo – C1', 'Rui Ciclo – C6'],
      ['Beto Ciclo – C2', leoDeFora()],
      ['Beto Ciclo – C3', leoDeFora()],
    ])
    expect(await ask(PARES, nominal, {}, c.outra)).toEqual([])
  })
})

describe(RESPONDIDAS, () => {
  const cols = ['avaliador', 'avaliado', 'papel', 'area', 'situacao', 'prazo', 'respondidaEm']
  const FIM = '2099-12-31'

  test('[REL-avaliacao/avaliacao-desempenho-respondidas: rows, ties, empty] what each evaluator answered and owes, by where the evaluated people were', async () => {
    const sim = ['Respondida', FIM, hoje]
    const nao = ['Não respondida', FIM, null]
    expect(celulas(await ask(RESPONDIDAS, nominal), ...cols)).toEqual([
      ['Ana Ciclo – C1', 'Ana Ciclo – C1', 'Autoavaliação', 'Prova > Norte', ...sim],
      ['Léo Ciclo – C4', 'Ana Ciclo – C1', 'Gestor', 'Prova > Norte', ...sim],
      ['Léo Ciclo – C4', 'Beto Ciclo – C2', 'Gestor', 'Prova > Norte', ...sim],
      // he has gone to Norte since
      ['Léo Ciclo – C4', 'Beto Ciclo – C3', 'Gestor', 'Prova > Sul', ...nao],
      ['Pia Ciclo – C5', 'Ana Ciclo – C1', 'Par', 'Prova > Norte', ...sim],
      ['Pia Ciclo – C5', 'Cris Ciclo – C7', 'Avaliador', 'Prova > Sul', ...nao],
      ['Rui Ciclo – C6', 'Ana Ciclo – C1', 'Par', 'Prova > Norte', ...sim],
    ])
    const deQuem = async (more: RecordData) => celulas(await ask(RESPONDIDAS, nominal, more), 'avaliador', 'avaliado')
    const devem = [
      ['Léo Ciclo – C4', 'Beto Ciclo – C3'],
      ['Pia Ciclo – C5', 'Cris Ciclo – C7'],
    ]
    expect(await deQuem({ resposta: 'NAO_RESPONDIDAS' })).toEqual(devem)
    expect(await deQuem({ resposta: 'RESPONDIDAS' })).toHaveLength(5)
    expect(await deQuem({ areasIds: [c.sul.id] })).toEqual(devem)
    expect(await deQuem({ resposta: 'RESPONDIDAS', areasIds: [c.sul.id] })).toEqual([])
    expect(await deQuem({ estabelecimentosIds: c.estabelecimentosIds })).toHaveLength(7)
    expect(await deQuem({ estabelecimentosIds: [2_000_000_000] })).toEqual([])
    // what is being prepared asks nobody
    expect(await ask(RESPONDIDAS, preparada)).toEqual([])
    const base = { avaliacaoDesempenhoId: { id: nominal.id } }
    expect(await recusa(RESPONDIDAS, {})).toEqual(CICLO)
    expect((await recusa(RESPONDIDAS, { ...base, areasIds: [] })).slice(0, 2)).toEqual([400, 'areasIds'])
    expect((await recusa(RESPONDIDAS, { ...base, estabelecimentosIds: [] })).slice(0, 2)).toEqual([
      ...[400, 'estabelecimentosIds'],
    ])
  })

  test('of an anonymous cycle it says who answered on which day, and nothing of what', async () => {
    const rows = await ask(RESPONDIDAS, anonima)
    expect(celulas(rows, 'avaliador', 'respondidaEm')).toContainEqual(['Pia Ciclo – C5', hoje])
    expect(celulas(await ask(RESPONDIDAS, anonima, { resposta: 'NAO_RESPONDIDAS' }), 'avaliador')).toEqual([
      ['Beto Ciclo – C2'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/SEGREDO|performance/)
  })

  test('[REL-avaliacao/avaliacao-desempenho-respondidas: areas, companies] a manager gets what was asked about his people, another company nothing', async () => {
    expect(celulas(await ask(RESPONDIDAS, nominal, {}, c.gestora), 'avaliador', 'avaliado', 'area')).toEqual([
      ['Ana Ciclo – C1', 'Ana Ciclo – C1', 'Prova > Norte'],
      ['Pia Ciclo – C5', 'Ana Ciclo – C1', 'Prova > Norte'],
      ['Rui Ciclo – C6', 'Ana Ciclo – C1', 'Prova > Norte'],
      [leoDeFora(), 'Ana Ciclo – C1', 'Prova > Norte'],
      [leoDeFora(), 'Beto Ciclo – C2', 'Prova > Norte'],
      [leoDeFora(), 'Beto Ciclo – C3', 'Prova > Sul'],
    ])
    expect(await ask(RESPONDIDAS, nominal, {}, c.outra)).toEqual([])
  })
})
