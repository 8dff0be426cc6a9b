import { describe, expect, it } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { loadCidades } from '#server/platform/data/cidades.ts'
import { loadCbos } from '#server/seeds/base/cbos.ts'
import { AREA_DO_GESTOR, AREA_DO_GESTOR_ID } from '#server/seeds/demo/areas.ts'
import { buildDemo } from '#server/seeds/demo/demo.ts'
import { cidades } from '#server/seeds/demo/places/cidades.ts'

const model = loadModel()
const batches = buildDemo().batches()
const of = (path: string, company?: number): RecordData[] =>
  batches.filter((b) => b.path === path && (company === undefined || b.company === company)).flatMap((b) => b.records)

describe('the demo data', () => {
  it.each([
    ['captacao/candidato', 1400, 600],
    ['gestao-talentos/talento', 350, 150],
    ['captacao/solicitacao-pessoal', 42, 18],
    ['cargo-salario/cargo', 40, 20],
    ['cargo-salario/area-organizacional', 28, 12],
    ['utilitario/estabelecimento', 3, 2],
  ])('have %s: %i and %i', (path, aurora, horizonte) => {
    expect([of(path, 1).length, of(path, 2).length]).toEqual([aurora, horizonte])
  })

  it('use occupations and cities that exist', () => {
    const cbos = new Set(loadCbos().map(({ codigo }) => codigo))
    const used = [
      ...of('cargo-salario/faixa-salarial').map((f) => f.codigoCBO),
      ...of('sst/funcao').flatMap((f) => (f.historicoFuncao as RecordData[]).map((h) => h.codigoCBO)),
    ]
    expect(used.filter((codigo) => !cbos.has(String(codigo)))).toEqual([])
    const nomes = new Map(loadCidades().map(({ id, nome }) => [id, nome]))
    for (const { id, nome } of Object.values(cidades)) expect(nomes.get(id)).toBe(nome)
  })

  it('give each band two to four dated lines', () => {
    for (const { historico } of of('cargo-salario/faixa-salarial')) {
      const lines = historico as RecordData[]
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(4)
    }
  })

  it('have the demo candidate in both companies, and many names with accents', () => {
    const candidatos = of('captacao/candidato')
    expect(candidatos.filter((c) => valueAt(c, 'pessoal.cpf') === '52998224725')).toHaveLength(2)
    for (const nome of [/^José /, /^João /, /Conceição/, /^Antônio /, /Maria da Conceição/])
      expect(candidatos.filter((c) => nome.test(String(c.nome))).length, String(nome)).toBeGreaterThan(5)
  })

  it('give the manager requests inside his area, some hidden from him, and others outside', () => {
    const areas = new Map(of('cargo-salario/area-organizacional', 1).map((a) => [a.id, a]))
    expect(areas.get(AREA_DO_GESTOR_ID)?.nome).toBe(AREA_DO_GESTOR)
    const inside = ({ areaOrganizacional }: RecordData) => {
      for (
        let at = areas.get((areaOrganizacional as RecordData).id);
        at;
        at = areas.get((at.areaMae as RecordData | undefined)?.id)
      )
        if (at.id === AREA_DO_GESTOR_ID) return true
      return false
    }
    const requests = of('captacao/solicitacao-pessoal', 1)
    expect(requests.filter(inside).length).toBeGreaterThan(8)
    expect(requests.filter((r) => inside(r) && r.invisivelParaGestor).length).toBeGreaterThan(1)
    expect(requests.filter((r) => !inside(r)).length).toBeGreaterThan(8)
  })
})

describe('closed requests', () => {
  const grupoDaFaixa = new Map(
    of('cargo-salario/faixa-salarial').map(({ id, cargo }) => [
      id,
      of('cargo-salario/cargo').find((c) => c.id === (cargo as RecordData).id)?.grupoOcupacional,
    ]),
  )
  const idOf = (value: unknown) => (value as { id?: number } | undefined)?.id
  const ways: [string, (request: RecordData) => unknown][] = [
    ['utilitario/estabelecimento', (request) => idOf(request.estabelecimento)],
    ['cargo-salario/area-organizacional', (request) => idOf(request.areaOrganizacional)],
    ['captacao/motivo-solicitacao', (request) => idOf(request.motivoSolicitacao)],
    ['cargo-salario/grupo-ocupacional', (request) => idOf(grupoDaFaixa.get(idOf(request.faixaSalarial)))],
  ]

  it.each(ways)('reach the first five of %s in company 1', (path, target) => {
    const reached = new Set(
      of('captacao/solicitacao-pessoal', 1)
        .filter((r) => r.encerrada)
        .map(target),
    )
    const first = of(path, 1).slice(0, 5)
    expect(first.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  })
})

/** Registers that stand for themselves or are looked at through a child or a rule. */
const alone = new Set([
  'gestao-talentos/geracao',
  'cargo-salario/nivel-competencia',
  'gestao-talentos/tipo-documento',
  // one in preparation asks nobody yet
  'pesquisa/avaliacao-turma',
  'utilitario/parametros-sistema',
])

describe('the first five records of every register', () => {
  const used = referenced()
  const registers = [...new Set(batches.map(({ path }) => path))].filter(
    (path) => model.entities.get(path) && used.has(path) && !alone.has(path),
  )

  it.each(registers)('%s have something related to them in each company', (path) => {
    for (const company of [1, 2])
      for (const { id } of of(path, company).slice(0, 5))
        expect(used.get(path)?.has(Number(id)), `${path} ${id}`).toBe(true)
  })
})

/** Ids each entity is referred to with, children included. */
function referenced(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  const see = (fields: Field[], record: RecordData): void => {
    for (const field of leafFields(fields)) {
      const value = valueAt(record, field.path)
      if (value === undefined || !field.target) continue
      const values = Array.isArray(value) ? value : [value]
      if (field.kind === 'children') for (const row of values) see(model.entities.get(field.target)?.fields ?? [], row)
      else
        for (const v of values)
          found.set(field.target, (found.get(field.target) ?? new Set()).add(typeof v === 'number' ? v : v.id))
    }
  }
  for (const { path, records } of batches)
    for (const record of records) see(model.entities.get(path)?.fields ?? [], record)
  return found
}
