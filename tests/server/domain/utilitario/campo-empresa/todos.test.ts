import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { model, type Subject, startSubject } from '#tests/entities/subject.ts'

/** Every register of companies takes fields of companies, or says why not. */

const campos = '/api/utilitario/campos-empresa'
const registers = [...model.entities.values()].filter(({ extensible }) => extensible)

let subject: Subject
beforeAll(async () => {
  subject = await startSubject()
})
afterAll(() => subject?.app.close())

test('a register of companies without such fields says why, and whoever tries is told so', async () => {
  const closed = [...model.entities.values()].filter(
    ({ scope, route, parent, single, extensible }) =>
      (scope === 'empresa' || scope === 'compartilhado') && route && !parent && !single && !extensible,
  )
  expect(registers.length).toBeGreaterThan(30)
  for (const { path, notExtensible } of closed) {
    const answer = await subject.admin.post(campos, { entidade: path, rotulo: 'Cor', tipo: 'TEXTO' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        {
          code: 'FIELD_VALIDATION_VIOLATION',
          field: 'entidade',
          message: `Este cadastro não aceita campos da empresa: ${notExtensible}`,
        },
      ],
    ])
  }
})

test('the registers are told under the groups of the menu, in their order', async () => {
  const { extensiveis } = (await subject.admin.get(`${campos}/cadastros`)).json()
  expect(extensiveis).toHaveLength(registers.length)
  const groups = [...new Set(extensiveis.map(({ grupo }: { grupo: string }) => grupo))]
  const order = model.menu.map(({ title }) => title)
  expect(groups).toEqual(order.filter((title) => groups.includes(title)))
  expect(groups).toContain('SST')
})

test.each(registers.map(({ path }) => path))(
  '%s stores, lists, filters and sorts by a field of a company',
  async (path) => {
    const { admin, other, maker } = subject
    const url = `/api/${model.entities.get(path)?.route}`
    const field = { entidade: path, rotulo: 'Cor da etiqueta', tipo: 'TEXTO', naLista: true, noFiltro: true }
    const made = await admin.post(campos, field)
    expect([made.statusCode, made.json().errors, made.json().campo]).toEqual([201, undefined, 'corDaEtiqueta'])
    const body = await maker.smallest(path)
    const stored = await admin.post(url, { ...body, extras: { corDaEtiqueta: 'azul' } })
    expect([stored.statusCode, stored.json().errors]).toEqual([201, undefined])
    const { id } = stored.json()
    const read = (await admin.get(`${url}/${id}`)).json()
    expect(read.extras).toEqual({ corDaEtiqueta: 'azul' })
    const found = (await admin.get(`${url}?extras.corDaEtiqueta=azul&sort=extras.corDaEtiqueta,asc`)).json()
    expect(found.map((one: RecordData) => [one.id, one.extras])).toEqual([[id, { corDaEtiqueta: 'azul' }]])
    // another company neither has the field nor may name it
    expect((await other.get(`${url}?extras.corDaEtiqueta=azul`)).statusCode).toBe(400)
    expect((await other.get(`/api/schemas/${path}`)).json().properties.extras).toBeUndefined()
  },
)
