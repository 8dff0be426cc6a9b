import type { AmbienteHistorico } from '#schemas/generated/types/sst/ambiente-historico.ts'
import { defineHooks } from '#server/crud/define.ts'

export default defineHooks('sst/ambiente', {
  /** Place and establishment of the list and the pickers are those of the row in force — spec 3 §3 */
  beforeSave(ctx, record) {
    const row = emVigor(record.historico, ctx.context.hoje)
    record.localAmbiente = row?.localAmbiente
    record.estabelecimento = row?.estabelecimento
  },

  compute(_ctx, records) {
    for (const record of records) {
      const place = record.estabelecimento?.nome ?? (record.localAmbiente === '2' ? 'Terceiros' : undefined)
      record.titulo = place ? `${record.nome} – ${place}` : record.nome
    }
  },
})

/** The latest row that has begun, else the first one to come. */
function emVigor(rows: AmbienteHistorico[] | undefined, hoje: string): AmbienteHistorico | undefined {
  const sorted = [...(rows ?? [])].sort((a, b) => a.data.localeCompare(b.data))
  return sorted.filter(({ data }) => data <= hoje).at(-1) ?? sorted[0]
}
