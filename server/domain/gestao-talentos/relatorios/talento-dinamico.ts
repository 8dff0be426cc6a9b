import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import {
  DOCUMENTOS,
  documentosEmPalavras,
  escolhidas,
  exigePodeGerar,
  talentosNoDia,
} from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'
import { cellOf, columnOf } from '#server/platform/reports/own-columns.ts'

/** Talents with columns chosen by the user (spec 3 §7: talento-dinamico). */
export default defineReport('gestao-talentos/relatorios/talento-dinamico', {
  landscape: true,
  record: 'talentoId',
  columns: [],
  columnsFor({ colunas }, ctx) {
    const { titulos, campos } = escolhidas(ctx, colunas)
    const byPath = new Map(campos.map((field) => [field.path, field]))
    return colunas.map((path) => {
      const field = byPath.get(path)
      const title = titulos.get(path) ?? path
      return field ? { ...columnOf(field), title } : { field: path, title, width: 40 }
    })
  },
  titleFor: ({ titulo }) => titulo,
  subtitle: ({ dataReferencia }) => `Em ${displayDay(dataReferencia)}`,
  async *rows(ctx, filters) {
    exigePodeGerar(ctx)
    for await (const records of talentosNoDia(ctx, filters)) yield rowsOf(ctx, filters.colunas, records)
  },
})

async function rowsOf(ctx: Ctx, colunas: string[], records: RecordData[]): Promise<ReportRow[]> {
  const { campos } = escolhidas(ctx, colunas)
  const ids = records.map(({ id }) => Number(id))
  const documentos = colunas.includes(DOCUMENTOS) ? await documentosEmPalavras(ctx, ids) : undefined
  return records.map((record) => ({
    talentoId: Number(record.id),
    ...Object.fromEntries(campos.map((field) => [field.path, cellOf(field, valueAt(record, field.path)) ?? null])),
    ...(documentos && { [DOCUMENTOS]: documentos.get(Number(record.id)) ?? null }),
  }))
}
