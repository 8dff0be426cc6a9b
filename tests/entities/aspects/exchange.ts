import Papa from 'papaparse'
import { expect } from 'vitest'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, checkRecord } from '#schemas/runtime/record/record.ts'
import { type Case, errorsOf, json, rowsOf, type Stored, type Wrong } from '../case.ts'
import { test } from '../declare.ts'
import { special } from '../special.ts'

interface Report {
  simulado: boolean
  total: number
  importados: number
  recusados: number
  erros: { linha: number; erros: Wrong[] }[]
}

/** What leaves as a spreadsheet comes back as one; a simulation writes nothing. */
export function exchange(one: Case): void {
  const { entity, url, subject } = one

  test('what is exported is imported again; the dry run stores nothing', async () => {
    const { admin } = subject()
    const records = [await createApart(one), await createApart(one)]
    const byId = `filter=${json({ id: records.map((r) => r.id) })}`
    const sheet = await admin.get(`${url}/exportacao?formato=csv&${byId}`)
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = Papa.parse<string[]>(sheet.body.replace(/^\uFEFF/, ''), { delimiter: ';', skipEmptyLines: true })
    expect(lines.data).toHaveLength(3)
    for (const { id, versao } of records) expect((await admin.delete(`${url}/${id}`, { versao })).statusCode).toBe(200)
    const before = (await rowsOf(admin, url)).range
    const unclear = await Promise.all(records.map((record) => unclearIn(one, record)))
    const cannotTravel = [...records.flatMap((record) => missedIn(one, record)), ...unclear.flat()]
    const report = await importSheet(sheet.rawPayload, true)
    expect(report).toMatchObject({ simulado: true, total: 2 })
    if (cannotTravel.length > 0) {
      const fields = new Set(report.erros.flatMap((e) => e.erros.map((w) => w.field)))
      expect(fields).toEqual(new Set(cannotTravel))
    } else expect(report, JSON.stringify(report.erros)).toMatchObject({ importados: 2, erros: [] })
    expect((await rowsOf(admin, url)).range).toBe(before)
  })

  test('the template of the import has the columns that can be filled in', async () => {
    const sheet = await subject().admin.get(`${url}/importacao/modelo`)
    expect(sheet.statusCode).toBe(200)
    const [first = ''] = sheet.body.replace(/^\uFEFF/, '').split('\r\n')
    const headers = first.split(';')
    for (const field of leafFields(entity.fields))
      if (field.required && !field.readOnly && !travelsNot(field))
        expect(headers.some((h) => h.replace(/^"|"$/g, '') === field.title || h === field.path)).toBe(true)
    const report = await importSheet(sheet.rawPayload, true)
    expect(report.total).toBe(0)
  })

  async function importSheet(content: Buffer, simulate: boolean): Promise<Report> {
    const answer = await subject().admin.upload(
      `${url}/importacao?simular=${simulate}`,
      'planilha.csv',
      content,
      'text/csv',
    )
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as Report
  }
}

/** A full record whose references to its own register lead to a third one: the records themselves go. */
async function createApart({ entity, url, subject, create, createFull }: Case): Promise<Stored> {
  const own = leafFields(entity.fields).filter(
    (field) =>
      field.kind === 'reference' &&
      field.target === entity.path &&
      !field.readOnly &&
      !special[entity.path]?.without?.includes(field.path),
  )
  if (own.length === 0) return createFull()
  const { id } = await create()
  const given = new Map(own.map((field) => [field.path, { id }]))
  const answer = await subject().admin.post(url, await subject().maker.fullest(entity.path, {}, { given }))
  expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
  return answer.json() as Stored
}

/** References by a name that several records have, as they do where the name is a choice from a closed list. */
async function unclearIn({ entity, model, subject }: Case, stored: Stored): Promise<string[]> {
  const unclear: string[] = []
  for (const field of leafFields(entity.fields)) {
    const target = model.entities.get(field.target ?? '')
    const value = valueAt(stored, field.path)
    // a list of mere ids is written as such
    const isNamed = field.kind === 'reference' || field.kind === 'references'
    if (!target?.route || !isNamed || field.readOnly || value === undefined || namesAlone(target)) continue
    const names = (await rowsOf(subject().admin, `/api/${target.route}/opcoes`)).rows
    const ids = [value].flat().map((one) => (one as Stored).id)
    const nameOf = (id: number) => names.find((row) => row.id === id)?.rotulo
    if (ids.some((id) => names.filter(({ rotulo }) => rotulo === nameOf(id)).length > 1)) unclear.push(field.path)
  }
  return unclear
}

/** Whether samples of an entity can be told apart by their names: a field of it has another value in each. */
const namesAlone = (target: Entity): boolean =>
  target.label.some((path) => {
    const field = fieldAt(target, path)
    return field?.kind === 'scalar' && field.type === 'string' && field.options === undefined && field.required
  })

/** Fields that are asked for in a record and missing in its row. */
function missedIn({ entity, runtime, subject }: Case, stored: Stored): (string | undefined)[] {
  const { context } = subject()
  const { id: _, versao: __, empresaId: ___, ...record } = structuredClone(stored)
  for (const field of leafFields(entity.fields))
    if (travelsNot(field) || field.readOnly) setAt(record, field.path, undefined)
  return checkRecord(runtime, applyDefaults(runtime, record, context), context).map(({ field }) => field)
}

const isObjectList = ({ kind, schema }: Field) => kind === 'json' && schema.items?.properties !== undefined

/** Secrets, files and lists of items have no column. */
const travelsNot = (field: Field) =>
  field.writeOnly || field.kind === 'children' || isFileField(field) || isObjectList(field)
