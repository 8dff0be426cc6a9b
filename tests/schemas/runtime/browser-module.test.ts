import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { definitionModule, Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import {
  applyDefaults,
  checkRecord,
  isEnabled,
  isRequired,
  isVisible,
  normaliseRecord,
} from '#schemas/runtime/record/record.ts'
import { type DefinitionModule, type EntityRuntime, linkRuntimes } from '#schemas/runtime/validator.ts'
import { randomContext, randomRecord } from './random-record.ts'

const model = loadModel()
const runtimes = new Runtimes(model)
const entityOf = (path: string) => model.entities.get(path)
const required = (path: string) => entityOf(path) as Entity
const settings = required('utilitario/empresa-configuracao')
const parameters = required('utilitario/parametros-sistema')
const roots = [...model.entities.values()].filter((entity) => !entity.parent)

/** The module as a browser gets it: text, imported, nothing compiled. */
async function inBrowser(path: string): Promise<EntityRuntime> {
  const { code } = definitionModule(model, path)
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  return linkRuntimes((await import(/* @vite-ignore */ url)) as DefinitionModule)
}

describe('the module of the browser gives the verdict of the server, in the same words', () => {
  test.each(roots.map((entity) => [entity.path, entity] as const))('%s', async (path, entity) => {
    const server = runtimes.get(path)
    const browser = await inBrowser(path)
    const fields = leafFields(entity.fields)
    const contexts = randomContext(
      settings,
      parameters,
      fields.map((f) => f.path),
    )
    fc.assert(
      fc.property(randomRecord(entity, entityOf), contexts, (sent, context) => {
        const there = normaliseRecord(server.entity, sent, entityOf)
        const here = normaliseRecord(browser.entity, sent, (child) => browser.child(child).entity)
        expect(here).toEqual(there)
        expect(checkRecord(browser, here, context)).toEqual(checkRecord(server, there, context))
        // 'now' is the time of the call: everything else is the same
        const untimed = (runtime: EntityRuntime) =>
          JSON.stringify(applyDefaults(runtime, there, context)).replace(/T\d\d:\d\d:\d\d\.\d+Z/g, '')
        expect(untimed(browser)).toEqual(untimed(server))
        for (const field of fields)
          for (const ask of [isVisible, isEnabled, isRequired])
            expect([field.path, ask(browser, field, here, context)]).toEqual([
              field.path,
              ask(server, field, there, context),
            ])
      }),
      { numRuns: 25 },
    )
  })

  test('nothing in the module has to compile in the browser', () => {
    for (const { path } of roots) expect(definitionModule(model, path).code).not.toMatch(/\bnew Function\b|\beval\(/)
  })

  test('the same schema gives the same address', () => {
    const { path } = required('captacao/etapa-seletiva')
    expect(definitionModule(model, path).hash).toBe(definitionModule(loadModel(), path).hash)
  })
})
