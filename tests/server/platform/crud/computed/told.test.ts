import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { guardComputed } from '#server/platform/crud/computed/guard.ts'
import type { EntityHooks } from '#server/platform/crud/define.ts'
import { concealableFields } from '#server/platform/crud/sight/concealed.ts'
import { errorsOf, json, type Stored } from '#tests/entities/case.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Subject, startSubject } from '#tests/entities/subject.ts'
import { contracts } from './contracts.ts'

/** What a computed value tells, and to whom. */
const guarded: JsonSchema = {
  title: 'Caixa',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Caixas',
    route: 'exemplo/caixas',
    scope: 'empresa',
    authority: 'ROLE_CAIXA',
    label: 'nome',
    list: { columns: ['nome', 'dobro'], filters: ['nome', 'dobro'] },
  },
  required: ['nome'],
  properties: {
    nome: { type: 'string', maxLength: 20, title: 'Nome' },
    saldo: { type: 'integer', title: 'Saldo', 'x-field': { authority: 'ROLE_SALDO' } },
    dobro: {
      type: 'integer',
      title: 'Dobro',
      readOnly: true,
      'x-field': { authority: 'ROLE_SALDO', computed: { multiply: [{ field: 'saldo' }, 2] } },
    },
  },
}
const { model, mistakes } = loadWorld([...contracts, { file: 'exemplo/caixa.json', schema: guarded }])

let subject: Subject
beforeAll(async () => {
  expect(mistakes.join('\n')).toBe('')
  subject = await startSubject(await serveWorld(model))
})
afterAll(() => subject?.app.close())

test('a value worked out from a field with an authority of its own is kept from who has it not', async () => {
  const url = '/api/exemplo/caixas'
  const { id } = (await subject.admin.post(url, { nome: 'a', saldo: 21 })).json() as Stored
  expect((await subject.admin.get(`${url}/${id}`)).json()).toMatchObject({ dobro: 42 })
  const other = await subject.app.clientWithout('ROLE_SALDO')
  expect((await other.get(`${url}/${id}`)).json()).not.toHaveProperty('dobro')
  expect((await other.get(`${url}/exportacao?formato=csv`)).body).not.toContain('42')
  for (const query of ['sort=dobro,asc', `filter=${json({ dobro: 42 })}`, `filter=${json({ dobro_gte: 1 })}`]) {
    const answer = await other.get(`${url}?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 400])
    expect(errorsOf(answer)[0]?.message).toContain('dobro')
  }
})

test('who may not read the payments is told what the contract says of them', async () => {
  const { id } = (await subject.admin.post('/api/exemplo/contratos', { nome: 'contrato' })).json() as Stored
  await subject.admin.post('/api/exemplo/pagamentos', { nota: '1', contrato: { id }, valor: 3 })
  const other = await subject.app.clientWithout('ROLE_PAGAMENTO_VER')
  expect((await other.get('/api/exemplo/pagamentos')).statusCode).toBe(403)
  expect((await other.get(`/api/exemplo/contratos/${id}`)).json()).toMatchObject({ pagamentos: 1, pago: 3 })
})

test('a server does not start when code limits who sees the rows and the definition does not say that they are told', () => {
  const hooks = (given: Partial<EntityHooks>) => ({ 'exemplo/pagamento': { hooks: given as EntityHooks } })
  const limited = hooks({ rows: () => 'false' })
  expect(() => guardComputed(model, limited)).not.toThrow()
  const silent = structuredClone(contracts)
  for (const { schema } of silent)
    for (const { 'x-field': hint } of Object.values(schema.properties ?? {}))
      if (typeof hint?.computed === 'object') delete hint.computed.as
  const untold = loadWorld(silent).model
  expect(() => guardComputed(untold, {})).not.toThrow()
  expect(() => guardComputed(untold, limited)).toThrow(
    /exemplo\/contrato.json pagamentos: hooks.ts de exemplo\/pagamento/,
  )
  const concealing = hooks({ conceals: { fields: ['valor'], from: () => true } })
  expect(() => guardComputed(model, concealing)).toThrow(
    /exemplo\/contrato.json pago: exemplo\/pagamento esconde "valor"/,
  )
})

test('what follows from a field that records conceal is concealed with it', () => {
  const entity = model.entities.get('exemplo/contrato')
  if (!entity) throw new Error('No contracts')
  const hooks: EntityHooks = { conceals: { fields: ['itens'], from: () => true } }
  const kept = concealableFields({ registry: { 'exemplo/contrato': { hooks } } }, entity)
  expect(kept.toSorted()).toEqual(['falta', 'grande', 'itens', 'multa', 'parcelas', 'total', 'ultima'])
})
