import { defineHooks } from '#server/crud/define.ts'

export default defineHooks('sst/ambiente', {
  compute(_ctx, records) {
    for (const record of records) {
      const place = record.estabelecimento?.nome ?? (record.localAmbiente === '2' ? 'Terceiros' : undefined)
      record.titulo = place ? `${record.nome} – ${place}` : record.nome
    }
  },
})
