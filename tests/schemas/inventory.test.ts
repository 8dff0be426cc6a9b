import { describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { absentFromSchemas, readExceptions } from './inventory-absent.ts'

const model = loadModel()

describe('A especificação está nas definições', () => {
  test('nenhum campo e nenhuma regra falta, salvo as exceções com motivo', () => {
    expect(absentFromSchemas(model, readExceptions())).toEqual([])
  })

  test('cada exceção diz por quê', () => {
    for (const [name, reason] of Object.entries(readExceptions())) expect(reason, name).toMatch(/\S/)
  })

  test('nenhuma exceção sobrou do que já existe', () => {
    const own = Object.keys(readExceptions(['inventory-exceptions.json']))
    const needed = new Set(absentFromSchemas(model, {}))
    expect(own.filter((name) => !needed.has(name))).toEqual([])
  })

  test('um campo retirado é notado', () => {
    const cargo = model.entities.get('cargo-salario/cargo') as Entity
    const entities = new Map(model.entities)
    entities.set(cargo.path, { ...cargo, fields: cargo.fields.filter(({ name }) => name !== 'nomeMercado') })
    const absent = absentFromSchemas({ ...model, entities }, readExceptions())
    expect(absent).toContain('cargo.nomeMercado')
    expect(absent).toContain('R-CARGO-02')
  })
})
