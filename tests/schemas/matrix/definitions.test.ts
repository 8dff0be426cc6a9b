import { describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { absentFromDefinitions } from './definitions.ts'
import { decisions, owedRules } from './owed.ts'
import { proofsIn } from './rules.ts'
import { allTests } from './tests.ts'

const model = loadModel()

describe('what the specification owes the definitions', () => {
  test('no field and no rule is missing, but for those with a reason', () => {
    expect(absentFromDefinitions(model, decisions.missing)).toEqual([])
  })

  test('each reason is said', () => {
    for (const [name, reason] of Object.entries(decisions.missing)) expect(reason, name).toMatch(/\S/)
  })

  test('nothing that is there is still called missing', () => {
    const tested = proofsIn(allTests())
    const neither = Object.entries(owedRules).filter(([id, { fields, says }]) => !fields && !says && !tested.has(id))
    const needed = new Set([...absentFromDefinitions(model, {}), ...neither.map(([id]) => id)])
    expect(Object.keys(decisions.missing).filter((name) => !needed.has(name))).toEqual([])
  })

  test('a field that is taken out is noticed, with the rule about it', () => {
    const cargo = model.entities.get('cargo-salario/cargo') as Entity
    const entities = new Map(model.entities)
    entities.set(cargo.path, { ...cargo, fields: cargo.fields.filter(({ name }) => name !== 'nomeMercado') })
    const absent = absentFromDefinitions({ ...model, entities }, decisions.missing)
    expect(absent).toContain('cargo.nomeMercado')
    expect(absent).toContain('R-CARGO-02')
  })
})
