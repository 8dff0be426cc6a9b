import Papa from 'papaparse'
import { expect } from 'vitest'
import { restsOn } from '#schemas/loader/computed/rests-on.ts'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'
import { type Case, errorsOf, json, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'
import { Recomputer } from '../../naive/recompute.ts'

/** A computed value is what its rows say, on every way out and right after each way in. */
export function computed({ entity, model, url, subject, create, createFull }: Case): void {
  const fields = leafFields(entity.fields).filter(({ computes }) => computes !== undefined)
  if (fields.length === 0) return
  const rests = fields.map((field) => restsOn(model.entities, entity, field))

  const read = async (id: number) => (await subject().admin.get(`${url}/${id}`)).json() as Stored
  /** What the record, its row in the list, an equality filter and the sheet say is what comes out when it is worked out again. */
  async function holds(id: number, after: string): Promise<void> {
    const { admin, context } = subject()
    const record = await read(id)
    const again = new Recomputer(model, admin, context)
    const [row = {}] = (await rowsOf(admin, url, `filter=${json({ id: [id] })}`)).rows
    // a line with nothing else in it would be none
    const columns = ['id', ...fields.map(({ path }) => path)]
    const sheet = await admin.get(
      `${url}/exportacao?formato=csv&colunas=${columns.join(',')}&filter=${json({ id: [id] })}`,
    )
    const { data } = Papa.parse<string[]>(sheet.body.replace(/^\uFEFF/, ''), { delimiter: ';', skipEmptyLines: true })
    for (const [i, field] of fields.entries()) {
      const wanted = await again.value(field, { entity, record })
      const said = (value: unknown) => [after, field.path, value]
      expect(said(valueAt(record, field.path))).toEqual(said(wanted))
      if (entity.list.columns.includes(field.path)) expect(said(valueAt(row, field.path))).toEqual(said(wanted))
      expect(said(data[1]?.[i + 1])).toEqual(said(formatValue(field, wanted)))
      if (wanted === undefined || String(wanted).length > 100) continue
      const found = await rowsOf(admin, url, `filter=${json({ id: [id], [field.path]: wanted })}`)
      expect(said(found.rows.map((one) => one.id))).toEqual(said([id]))
    }
  }
  /** Changes some fields of the record, when its rules allow it. */
  async function change(id: number, path: string, value: unknown): Promise<void> {
    const body: RecordData = { versao: (await read(id)).versao }
    setAt(body, path, value ?? null)
    const answer = await subject().admin.patch(`${url}/${id}`, body)
    if (answer.statusCode === 200) await holds(id, `${path} ${JSON.stringify(value)}`)
  }

  test('computed values are those of the rows when created, and after each change of the record', async () => {
    const [{ id }, full] = [await create(), await createFull()]
    await holds(id, 'create')
    await holds(full.id, 'create full')
    for (const path of sources(entity, rests)) {
      const before = valueAt(await read(full.id), path)
      const field = fieldAt(entity, path) as Field
      await change(full.id, path, undefined)
      if (field.kind === 'children')
        await change(
          full.id,
          path,
          (before as RecordData[] | undefined)?.map(({ id: _, ...row }) => row),
        )
      else if (field.kind === 'scalar') await change(full.id, path, sampleValue(field))
      await change(full.id, path, before)
    }
  })

  test('computed values are those of the rows after each change of the records they look at', async () => {
    const { admin, maker } = subject()
    const { id } = await create()
    for (const node of rests.flatMap(({ nodes }) => nodes)) {
      const other = node.op === 'rows' && node.through ? model.entities.get(node.entity) : undefined
      if (node.op !== 'rows' || !node.through || !other?.route) continue
      if (fieldAt(other, node.through)?.target !== entity.path) continue
      const body = await maker.smallest(other.path, { [node.through]: { id } })
      const made = await admin.post(`/api/${other.route}`, body)
      expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
      await holds(id, `one more ${other.path}`)
      const { id: its, versao } = made.json() as Stored
      expect((await admin.delete(`/api/${other.route}/${its}`, { versao })).statusCode).toBe(200)
      await holds(id, `one less ${other.path}`)
    }
  })

  test('computed values are those of the rows after an import, a bulk edit and a restoring', async () => {
    const { admin } = subject()
    const { id, versao } = await createFull()
    const sheet = await admin.get(`${url}/exportacao?formato=csv&filter=${json({ id: [id] })}`)
    expect((await admin.delete(`${url}/${id}`, { versao })).statusCode).toBe(200)
    const upload = await admin.upload(`${url}/importacao?simular=false`, 'planilha.csv', sheet.rawPayload, 'text/csv')
    const [newest] = (await admin.get(`${url}?sort=id,desc&size=1`)).json() as Stored[]
    if ((upload.json() as { importados?: number }).importados === 1 && newest) {
      await holds(newest.id, 'import')
      expect((await admin.delete(`${url}/${newest.id}`, { versao: newest.versao })).statusCode).toBe(200)
    }
    const bin = (await admin.get(`${url}/excluidos`)).json() as { id: number; registroId: number }[]
    const kept = bin.find(({ registroId }) => registroId === id)
    expect((await admin.post(`${url}/excluidos/${kept?.id}/restaura`)).statusCode).toBe(200)
    await holds(id, 'restore')
    for (const field of bulkFields(entity).filter(({ path }) => sources(entity, rests).includes(path))) {
      const value = field.required ? sampleValue(field) : null
      if (value === undefined) continue
      const body: RecordData = {}
      setAt(body, field.path, value)
      const registros = [{ id, versao: (await read(id)).versao }]
      const answer = await admin.post(`${url}/edicao-em-lote`, { registros, valores: body })
      expect(answer.statusCode, answer.body).toBe(200)
      await holds(id, `bulk edit of ${field.path}`)
    }
  })
}

/** Fields of the record itself that somebody can change. */
function sources(entity: Entity, rests: ReturnType<typeof restsOn>[]): string[] {
  const own = rests.flatMap(({ fields }) => fields.filter(({ where, field }) => where === 'record' && !field.readOnly))
  return [...new Set(own.map(({ field }) => field.path))].filter((path) => fieldAt(entity, path) !== undefined)
}
