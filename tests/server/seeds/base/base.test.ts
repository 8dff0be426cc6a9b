import { getCbo, getStates } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { loadCidades } from '#server/platform/data/cidades.ts'
import { loadEstados } from '#server/platform/data/estados.ts'
import { loadCbos } from '#server/seeds/base/cbos.ts'

const unique = <T>(values: T[]) => new Set(values).size

describe('states', () => {
  it('are 27, with the codes of the IBGE', () => {
    const estados = loadEstados()
    const ibge = getStates().map((state) => [state.ibgeCode, state.code, state.name])
    expect(estados).toHaveLength(27)
    expect(unique(estados.map((estado) => estado.sigla))).toBe(27)
    expect(estados.map((estado) => [estado.codigoIbge, estado.sigla, estado.nome])).toEqual(
      ibge.sort(([a], [b]) => Number(a) - Number(b)),
    )
  })
})

describe('cities', () => {
  const cidades = loadCidades()

  it('are 5,571, each with its own code and an existing state', () => {
    const estados = new Set(loadEstados().map((estado) => estado.id))
    expect(cidades).toHaveLength(5571)
    expect(unique(cidades.map((cidade) => cidade.id))).toBe(5571)
    expect(cidades.every((cidade) => estados.has(cidade.ufId))).toBe(true)
    expect(unique(cidades.map((cidade) => cidade.ufId))).toBe(27)
  })

  it.each([
    [3550308, 'São Paulo', 35],
    [1502707, 'Conceição do Araguaia', 15],
    [5300108, 'Brasília', 53],
    [2304400, 'Fortaleza', 23],
  ])('%d is %s', (id, nome, ufId) => {
    expect(cidades.find((cidade) => cidade.id === id)).toEqual({ id, nome, ufId, codigoIbge: id })
  })

  it('come in the same order each time', () => {
    expect(loadCidades()).toEqual(cidades)
    expect(cidades[0]?.id).toBe(1100015)
  })
})

describe('occupations', () => {
  const cbos = loadCbos()

  it('are 2,694, numbered by their code', () => {
    expect(cbos).toHaveLength(2694)
    expect(unique(cbos.map((cbo) => cbo.codigo))).toBe(2694)
    expect(cbos.map((cbo) => cbo.codigo)).toEqual(cbos.map((cbo) => cbo.codigo).sort())
    expect(cbos.map((cbo) => cbo.id)).toEqual(cbos.map((_, index) => index + 1))
    expect(cbos.find((cbo) => cbo.codigo === '252405')?.descricao).toBe('Analista de recursos humanos')
    expect(cbos[0]).toEqual({
      id: 1,
      codigo: '010105',
      descricao: 'Oficial general da aeronáutica',
      demandaFormacao: true,
    })
  })

  it('demand training, but for those who direct, graduates and technicians', () => {
    expect(cbos.filter((cbo) => !cbo.demandaFormacao)).toHaveLength(156 + 665 + 424)
    expect(cbos.filter((cbo) => /^[123]/.test(cbo.codigo) === cbo.demandaFormacao)).toEqual([])
  })

  it('are those of the official table, without its double blanks', () => {
    for (const { codigo, descricao } of cbos) expect(descricao).toBe(getCbo(codigo)?.description.replace(/\s+/g, ' '))
  })
})
