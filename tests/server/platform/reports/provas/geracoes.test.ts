import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** How many belong to each generation — spec 3 §7: geracoes, §8. */
let c: Cenario
let geracoes: Map<string, Registro>
beforeAll(async () => {
  c = await cenario()
  const { contrata } = pessoas(c)
  const nascido = (dataNascimento: string) => ({ dataNascimento })
  // the last day of one generation, the first of the next; two of one name are two
  await contrata('Ivo Prova', 'G1', [['2024-01-10', 'norte']], nascido('1980-12-31'))
  await contrata('Ivo Prova', 'G2', [['2024-01-10', 'norte']], nascido('1981-01-01'))
  await contrata(
    'Rui Prova',
    'G3',
    [
      ['2024-01-10', 'norte'],
      ['2025-06-01', 'sul'],
    ],
    nascido('1990-07-01'),
  )
  await contrata('Foi Prova', 'G4', [['2024-01-10', 'norte']], { ...nascido('1990-07-01'), ...saiuEm('2025-04-30') })
  const rows = (await c.admin.get('/api/gestao-talentos/geracao?unpaged=true')).json() as Registro[]
  geracoes = new Map(rows.map((row) => [String(row.nome), row]))
  const x = geracoes.get('Geração X')
  const said = await c.admin.patch(`/api/gestao-talentos/geracao/${x?.id}`, {
    descricao: 'Cresceu com a televisão.',
    versao: x?.versao ?? 1,
  })
  expect(said.statusCode, said.body).toBe(200)
}, 120_000)
afterAll(() => c?.app.close())

const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'gestao-talentos/geracoes', { areasIds: c.areasIds, ...more })
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'geracao', 'nascidos', 'descricao', 'talentos', 'percentual')

const x = (talentos: number, percentual: number) => [
  'Geração X',
  '1965 a 1980',
  'Cresceu com a televisão.',
  talentos,
  percentual,
]
const y = (talentos: number, percentual: number) => [
  'Geração Y',
  '1981 a 1996',
  'Geração não possui descrição.',
  talentos,
  percentual,
]
const sem = (talentos: number, percentual: number) => [
  'Sem geração',
  null,
  'Sem data de nascimento, ou nascidos fora das gerações cadastradas.',
  talentos,
  percentual,
]

test('[REL-gestao-talentos/geracoes: rows, ties] each generation with its number and its part of all; one that nobody described says so', async () => {
  // Ana, Bia, Caio and the other Ana have no day of birth
  expect(await linhas()).toEqual([x(1, 14.29), y(2, 28.57), sem(4, 57.14)])
})

test('[REL-gestao-talentos/geracoes: empty] those that are chosen keep their part of all; one without anybody is no row', async () => {
  const id = (nome: string) => geracoes.get(nome)?.id
  expect(await linhas({ geracoesIds: [id('Geração Y')] })).toEqual([y(2, 28.57)])
  expect(await linhas({ geracoesIds: [id('Geração Z')] })).toEqual([])
  // moved away from the other area: there she counts no more
  expect(await linhas({ areasIds: [c.sul.id] })).toEqual([y(1, 50), sem(1, 50)])
  expect(await linhas({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
})

test('[REL-gestao-talentos/geracoes: areas, companies] a manager counts her area, another company nobody', async () => {
  expect(await linhas({}, c.gestora)).toEqual([x(1, 20), y(1, 20), sem(3, 60)])
  expect(await linhas({}, c.outra)).toEqual([])
})
