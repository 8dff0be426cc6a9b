import { expect, test } from 'vitest'
import { checkFor } from '#admin/form/engine/check.ts'
import { deriveForm } from '#admin/form/engine/deriveForm.ts'
import { placeOf } from '#admin/form/engine/errors.ts'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

const model = loadModel()
const runtimes = new Runtimes(model)
const context = { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-03-10' }
const registers = [...model.entities.values()]
  .filter(({ parent, route }) => !parent && route)
  .map((entity) => ({ entity, form: deriveForm(entity) }))

/** The tab in which an error of a field is counted, and which opens when it is the first; undefined: nobody would find it. */
const tabOf = (form: ReturnType<typeof deriveForm>, path: string | undefined) =>
  form.placed.get(placeOf(form, path)?.key ?? '')?.tab

test('of each register: what is missing in a blank form is told at its field, in some tab', () => {
  const lost = registers.flatMap(({ entity, form }) => {
    const errors = checkFor(form, runtimes.get(entity.path), context)({})
    return errors
      .filter(({ field }) => field !== undefined && tabOf(form, field) === undefined)
      .map(({ field, message }) => `${entity.path}.${field}: ${message}`)
  })
  expect(lost).toEqual([])
})

test('of each register: a field that can be made mandatory has a place in the form, and its lack is told there', () => {
  const lost = registers.flatMap(({ entity, form }) =>
    leafFields(entity.fields)
      .filter((field) => !field.readOnly && !field.computed && (field.required || field.requiredWhen.length > 0))
      .filter((field) => tabOf(form, field.path) === undefined)
      .map((field) => `${entity.path}.${field.path}: ${requiredMessage(field)}`),
  )
  expect(lost).toEqual([])
})

test('of the registers with tabs, some have mandatory fields that are not in the first', () => {
  const elsewhere = registers.filter(({ entity, form }) =>
    checkFor(form, runtimes.get(entity.path), context)({}).some(({ field }) => (tabOf(form, field) ?? 0) > 0),
  )
  expect(elsewhere.map(({ entity }) => entity.path)).toContain('sst/funcao')
})
