import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { type Case, json, rowsOf, type Wrong } from '../case.ts'

interface Report {
  simulado: boolean
  total: number
  importados: number
  recusados: number
  erros: { linha: number; erros: Wrong[] }[]
}

/** What leaves as a spreadsheet comes back as one; a simulation writes nothing. */
export function exchange({ entity, url, subject, createFull }: Case): void {
  const cannotTravel = leafFields(entity.fields).filter((f) => f.required && travelsNot(f))

  test('o que se exporta se importa de novo; a simulação nada grava', async () => {
    const { admin } = subject()
    const records = [await createFull(), await createFull()]
    const byId = `filter=${json({ id: records.map((r) => r.id) })}`
    const sheet = await admin.get(`${url}/exportacao?formato=csv&${byId}`)
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = Papa.parse<string[]>(sheet.body.replace(/^\uFEFF/, ''), { delimiter: ';', skipEmptyLines: true })
    expect(lines.data).toHaveLength(3)
    for (const { id, versao } of records) expect((await admin.delete(`${url}/${id}`, { versao })).statusCode).toBe(200)
    const before = (await rowsOf(admin, url)).range
    const report = await importSheet(sheet.rawPayload, true)
    expect(report).toMatchObject({ simulado: true, total: 2 })
    if (cannotTravel.length > 0) {
      const fields = new Set(report.erros.flatMap((e) => e.erros.map((w) => w.field)))
      expect([...fields]).toEqual(cannotTravel.map((f) => f.path))
    } else expect([report.importados, report.erros]).toEqual([2, []])
    expect((await rowsOf(admin, url)).range).toBe(before)
  })

  test('o modelo da importação tem as colunas que se podem preencher', async () => {
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

/** Secrets, files and lists of items have no column. */
const travelsNot = (field: Field) => field.writeOnly || field.kind === 'children' || field.format === 'arquivo'
