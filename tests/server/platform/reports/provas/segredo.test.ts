import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Cenario, cenario } from './cenas/cenario.ts'

/** What holds for the reports of jobs and salaries together: amounts are secret, and what has to be asked for is. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

const url = (nome: string) => `/api/cargo-salario/relatorios/${nome}`

/** Every filter of every report; each takes its own. */
const tudo = (): RecordData => ({
  dataReferencia: '2025-08-01',
  dataIni: '2020-01-01',
  dataFim: '2025-12-31',
  estabelecimentosIds: c.estabelecimentosIds,
  areasIds: c.areasIds,
  cargosIds: c.cargosIds,
  gruposOcupacionaisIds: [c.grupos.operacao.id, c.grupos.analise.id],
})
const filtros: Record<string, string[]> = {
  'talentos-cargos': ['dataReferencia', 'cargosIds', 'estabelecimentosIds', 'areasIds'],
  'talentos-grupos-ocupacionais': ['dataReferencia', 'estabelecimentosIds', 'gruposOcupacionaisIds'],
  'historicos-faixas-salariais': ['dataIni', 'dataFim', 'cargosIds'],
  promocoes: ['dataIni', 'dataFim', 'estabelecimentosIds', 'areasIds'],
  situacoes: ['dataReferencia', 'estabelecimentosIds', 'areasIds'],
  'ultimas-promocoes': ['dataReferencia', 'estabelecimentosIds', 'areasIds'],
}
const de = (nome: string, more: RecordData = {}): RecordData => ({
  ...Object.fromEntries((filtros[nome] ?? []).map((name) => [name, tudo()[name]])),
  ...more,
})

/** Amounts, what they rose by and what they are reckoned from. */
const SEGREDO =
  /\b(1000|1100|1200|1518|1765|1897\.?5?0?|2000|1\.25|1,25|89[.,]75|7[.,]51|5[.,]4)\b|1\.(000|100|200|518|765|897)/

describe.each(Object.keys(filtros))('%s', (nome) => {
  test('tells amounts to who may see salaries, in no form, column or total to anybody else', async () => {
    for (const formato of ['json', 'csv']) {
      const his = await c.cego.post(url(nome), { filters: de(nome), formato })
      expect([formato, his.statusCode]).toEqual([formato, 200])
      expect([formato, SEGREDO.exec(his.body)?.[0]]).toEqual([formato, undefined])
      const hers = await c.admin.post(url(nome), { filters: de(nome), formato })
      if (nome !== 'ultimas-promocoes') expect(hers.body).toMatch(SEGREDO)
    }
    const titles = async (client: Cenario['admin']) =>
      (
        (await client.post(url(nome), { filters: de(nome), formato: 'json' })).json() as {
          colunas: { title: string }[]
        }
      ).colunas
        .map(({ title }) => title)
        .filter((title) => /Salário|Aumento|Quantidade/.test(title))
    expect(await titles(c.cego)).toEqual([])
  })
})

test('that an index rose on somebody is not told to who may not see salaries', async () => {
  const rows = async (client: Cenario['admin']) =>
    ((await client.post(url('situacoes'), { filters: de('situacoes'), formato: 'json' })).json() as { linhas: [] })
      .linhas.length
  expect([await rows(c.admin), await rows(c.cego)]).toEqual([9, 6])
})

const recusas: [regra: string, nome: string, more: RecordData, campo: string, texto: string][] = [
  ['R-REL-DATAREF', 'situacoes', { dataReferencia: null }, 'dataReferencia', 'Data de Referência é obrigatório'],
  ['R-REL-08', 'situacoes', { areasIds: [] }, 'areasIds', 'Selecione ao menos uma Área Organizacional'],
  ['R-REL-CARGO', 'talentos-cargos', { cargosIds: [] }, 'cargosIds', 'Cargos é obrigatório'],
  ['R-REL-ESTAB', 'promocoes', { estabelecimentosIds: [] }, 'estabelecimentosIds', 'Estabelecimentos é obrigatório'],
  ['R-REL-06', 'promocoes', { dataFim: null }, 'dataFim', 'Data Final é obrigatório'],
  ['R-REL-05', 'talentos-competencias', { competenciasIds: [] }, 'competenciasIds', 'Competências é obrigatório'],
]

test.each(recusas)('[%s] %s asks for it', async (_regra, nome, more, field, message) => {
  const refused = await c.admin.post(url(nome), { filters: { ...de(nome), ...more }, formato: 'json' })
  expect(refused.statusCode).toBe(400)
  expect((refused.json() as { errors: RecordData[] }).errors).toContainEqual(
    expect.objectContaining({ field, message }),
  )
  const complete: RecordData = { ...de(nome), ...(nome === 'talentos-competencias' && { competenciasIds: [1] }) }
  if (nome === 'talentos-competencias') Object.assign(complete, { ...de('situacoes') })
  const taken = await c.admin.post(url(nome), { filters: complete, formato: 'json' })
  expect([200, 404]).toContain(taken.statusCode)
})

test('[R-REL-DATAREF+] [R-REL-06+] a day that is not said is today, a period the last month', async () => {
  const { dataReferencia: _, ...semData } = de('talentos-grupos-ocupacionais')
  expect(
    (await c.admin.post(url('talentos-grupos-ocupacionais'), { filters: semData, formato: 'json' })).statusCode,
  ).toBe(200)
  const { dataIni: __, dataFim: ___, ...semPeriodo } = de('promocoes')
  expect([200, 404]).toContain(
    (await c.admin.post(url('promocoes'), { filters: semPeriodo, formato: 'json' })).statusCode,
  )
})
