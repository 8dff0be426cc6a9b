import { viraMes } from '#server/domain/pesquisa/convite-nps/queries.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Closes past months of the NPS and opens the present one. Returns no counts: they are shown only in the results. */
export default defineJob({
  name: 'meses-nps',
  title: 'Encerramento dos meses do NPS',
  schedule: '5 0 * * *',
  async run({ prumo }) {
    await viraMes(prumo)
    return undefined
  },
})
