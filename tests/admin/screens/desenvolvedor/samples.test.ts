import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { widgetNameOf } from '#admin/form/widgets/choose.ts'
import { samplesOf, searchSamples } from '#admin/screens/desenvolvedor/widgets/families.ts'
import type { Family } from '#admin/screens/desenvolvedor/widgets/sample.ts'
import { snippetOf } from '#admin/screens/desenvolvedor/widgets/snippet.ts'
import { Runtimes } from '#schemas/compile.ts'
import { readModel, schemasFolder } from '#schemas/load.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { compileDefinition, sourcesOf } from '#schemas/vite-definitions.ts'
import { cellText, cellValue } from '#server/platform/crud/exchange/cells.ts'

const folder = join(import.meta.dirname, '../../../../admin/screens/desenvolvedor/widgets/samples')
/** Families with fields: a definition beside the code. */
const modules = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && existsSync(join(folder, jsonOf(name))))

function jsonOf(module: string): string {
  return module.replace(/\.tsx?$/, '.json')
}

const meta = JSON.parse(readFileSync(join(schemasFolder, 'meta/entity.json'), 'utf8'))
const hints: string[] = meta.$defs.xField.properties.widget.enum
const formatNames: string[] = meta.$defs.schema.properties.format.enum

/** What a record that is referred to is called. */
const labelled = ({ nome, texto }: RecordData) => nome ?? texto

/** A family with its definition loaded as the product loads its own. */
async function family(module: string) {
  const file = join(folder, jsonOf(module))
  const name = basename(file, '.json')
  const { model, problems } = readModel(schemasFolder, sourcesOf(file))
  const { default: own } = (await import(join(folder, module))) as { default: Family }
  const entity = model.entities.get(`amostras/${name}`)
  if (!entity) throw new Error(problems.map(({ message }) => message).join('\n'))
  return { name, file, own, entity, problems, runtime: new Runtimes(model).get(entity.path) }
}
const families = await Promise.all(modules.map(family))
const fields = families.flatMap(({ entity }) => leafFields(entity.fields))

describe('the catalogue', () => {
  it('has a sample of every widget a definition may name, and of every format', () => {
    const shown = new Set(fields.flatMap((field) => [widgetNameOf(field), field.hint.widget]))
    expect(hints.filter((name) => !shown.has(name))).toEqual([])
    const formatted = new Set(fields.map(({ format }) => format))
    expect(formatNames.filter((name) => !formatted.has(name))).toEqual([])
  })

  it('shows definitions without a mistake, compiled for a browser that compiles nothing', () => {
    for (const { name, file, problems } of families) {
      expect(problems, name).toEqual([])
      expect(compileDefinition(file)).not.toContain('new Function')
    }
  })

  it('gives every entry an address of its own, a title and a sentence, and finds it by them', () => {
    const samples = families.flatMap(({ own }) => samplesOf(own))
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
    for (const { title, description } of samples) expect(`${title}: ${description}`).toMatch(/^\S.+: \S.+\.$/)
    expect(searchSamples(samples, 'CALENDARIO mes').map(({ id }) => id)).not.toContain('cpf')
    expect(searchSamples(samples, 'alfanumerico').map(({ id }) => id)).toEqual(['cnpj'])
    expect(searchSamples(samples, 'descendants desabilita').map(({ id }) => id)).toEqual(['area-tree-desabilita'])
  })

  it('writes snippets that are the definition itself', () => {
    for (const { own } of families)
      for (const [name, schema] of Object.entries(own.fields?.source.properties ?? {}))
        expect(JSON.parse(`{${snippetOf(name, schema as JsonSchema)}}`)).toEqual({ [name]: schema })
  })
})

describe.each(families)('the values shown in $name', ({ own, entity, runtime }) => {
  const record = (own.fields?.values ?? {}) as RecordData
  const context = { empresa: {}, parametros: {}, usuario: { id: 1, nome: 'Ana' }, hoje: '2026-11-21' }

  it('fit the rules as they stand', () => {
    expect(
      checkRecord(
        runtime,
        normaliseRecord(entity, record, () => undefined),
        context,
      ),
    ).toEqual([])
  })

  it('read the same in list, export and import: what is exported can be imported back', () => {
    for (const field of leafFields(entity.fields).filter(importable)) {
      const value = valueAt(record, field.path)
      if (value === undefined) continue
      const text = cellText(field, value)
      expect(text, field.path).not.toBe('')
      const read = cellValue(field, text)
      const format = formats[field.format ?? '']
      const stored = typeof read === 'string' ? (format?.normalise?.(read) ?? read) : read
      if (field.format === 'date-time') expect(formatValue(field, stored)).toBe(text)
      else if (field.kind === 'reference') expect(read).toBe(labelled(value as RecordData))
      else if (field.kind === 'references') expect(read).toEqual((value as RecordData[]).map(labelled))
      else expect(stored, field.path).toEqual(value)
    }
  })
})

/** What a file of rows can hold: no children, no data without a shape, no secrets, no uploads. */
const importable = (field: Field) =>
  field.kind !== 'children' &&
  field.format !== 'arquivo' &&
  !field.writeOnly &&
  !(field.kind === 'json' && !isList(field))

const isList = ({ schema }: Field) => schema.type === 'array' && schema.items?.type === 'string'
