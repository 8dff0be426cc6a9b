import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'

const { conditions } = loadModel()
const ajv = new Ajv({ strict: false })
const holds = (name: string, data: object) => ajv.validate(conditions.get(name) ?? {}, data) as boolean
const company = (empresa: object) => ({ $context: { empresa, parametros: {}, usuario: {}, hoje: '2026-11-21' } })

describe('named conditions', () => {
  test.each([...conditions.keys()])('%s is false for an empty record and context', (name) => {
    expect(holds(name, {})).toBe(false)
    expect(holds(name, company({}))).toBe(false)
  })

  test.each([
    'solPessoalExibirSalario',
    'solPessoalExibirColabSubstituido',
    'solPessoalObrigarDadosComplementares',
    'solPessoalReabrirSolicitacao',
    'obrigarAmbienteFuncao',
  ])('%s holds only when the company switches it on', (name) => {
    expect(holds(name, company({ [name]: true }))).toBe(true)
    expect(holds(name, company({ [name]: false }))).toBe(false)
  })

  test('environment and function are for own contracts and for requests that are not cancelled', () => {
    const name = 'obrigarAmbienteFuncaoNaSolicitacao'
    const on = company({ obrigarAmbienteFuncao: true })
    expect(holds(name, { vinculo: 'E', cancelada: false, ...on })).toBe(true)
    expect(holds(name, { vinculo: 'A', ...on })).toBe(true)
    expect(holds(name, on)).toBe(true)
    for (const vinculo of ['S', 'T', 'O']) expect(holds(name, { vinculo, ...on })).toBe(false)
    expect(holds(name, { vinculo: 'E', cancelada: true, ...on })).toBe(false)
  })
})
