import { describe, expect, it } from 'vitest'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord } from '#schemas/runtime/record/record.ts'
import { HOJE } from '#server/seeds/demo/days.ts'
import { buildDemo } from '#server/seeds/demo/demo.ts'

const model = loadModel()
const runtimes = new Runtimes(model)
const batches = buildDemo().batches()

/** What the rules see: the settings of the company the record belongs to. */
function contextOf(company: number | undefined): RuleContext {
  const settings = batches.find(({ path, company: c }) => path === 'utilitario/empresa-configuracao' && c === company)
  const own = batches.flatMap(({ path, records }) => (path === 'utilitario/empresa' ? records : []))
  const empresa = { ...settings?.records[0], acIntegra: own.find(({ id }) => id === company)?.acIntegra === true }
  return { empresa, parametros: {}, usuario: {}, hoje: HOJE }
}

function violations(path: string, company: number | undefined, record: RecordData): string[] {
  const runtime = runtimes.get(path)
  const context = contextOf(company)
  const { id, ...data } = applyDefaults(runtime, record, context)
  return checkRecord(runtime, data, context).map(({ field, message }) => `${path} ${id} ${field}: ${message}`)
}

describe('every demo record', () => {
  it('keeps all rules of its schema in its company', () => {
    expect(
      batches.flatMap(({ path, company, records }) => records.flatMap((r) => violations(path, company, r))),
    ).toEqual([])
  })

  it('is unique where the schema says so', () => {
    for (const { path, company, records } of batches)
      for (const { fields } of model.entities.get(path)?.unique ?? []) {
        const keys = records.map((r) => fields.map((f) => key(r, f)))
        const full = keys.filter((parts) => parts.every((part) => part !== undefined)).map((parts) => parts.join('|'))
        expect(new Set(full).size, `${path} ${company ?? ''} ${fields.join('+')}`).toBe(full.length)
      }
  })

  it('is the same each time', () => {
    expect(JSON.stringify(buildDemo().batches())).toBe(JSON.stringify(batches))
  })
})

function key(record: RecordData, field: string): unknown {
  const value = field.split('.').reduce<unknown>((v, part) => (v as RecordData | undefined)?.[part], record)
  return typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
}
