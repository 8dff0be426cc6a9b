import { untilText } from '#schemas/runtime/definition/notices.ts'
import { type DueFilter, listDue } from '#server/features/notices/due-list.ts'
import { defineReport, type ReportColumn } from '#server/platform/reports/define.ts'

/** Rows read per batch. */
const BATCH = 500

const columns: ReportColumn[] = [
  { field: 'dia', title: 'Vencimento', width: 14, format: 'date' },
  { field: 'falta', title: 'Prazo', width: 14 },
  { field: 'vencimento', title: 'O que vence', width: 28 },
  { field: 'registro', title: 'Registro', width: 32 },
  { field: 'item', title: 'Item', width: 26 },
  { field: 'area', title: 'Área', width: 24 },
  { field: 'estabelecimento', title: 'Estabelecimento', width: 24 },
]

/** Due dates of all registers, nearest first; the rows of the list 'Vencimentos'. */
export default defineReport('gestao-talentos/relatorios/vencimentos', {
  landscape: true,
  columns,
  async *rows(ctx, { situacao, ...filter }) {
    const narrowed: DueFilter = { ...filter, ...(situacao === undefined || situacao === 'TODOS' ? {} : { situacao }) }
    for (let offset = 0; ; offset += BATCH) {
      const itens = await listDue(ctx.deps, ctx.session, narrowed, { db: ctx.db, offset, limit: BATCH })
      yield itens.map(({ dia, vencimento, cadastro, registro, item, pessoa, area, estabelecimento }) => ({
        dia,
        falta: untilText(dia, ctx.context.hoje),
        vencimento: `${cadastro}: ${vencimento}`,
        registro: pessoa === undefined || pessoa === registro ? registro : `${registro} (${pessoa})`,
        item,
        area,
        estabelecimento,
      }))
      if (itens.length < BATCH) return
    }
  },
})
