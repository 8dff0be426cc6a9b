import { viraMes } from '#server/domain/pesquisa/convite-nps/queries.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Closes the months of the NPS that are over and opens the present one. It says nothing of what it did: how many answered is told by the results. */
export default defineJob({
  name: 'meses-nps',
  title: 'Encerramento dos meses do NPS',
  schedule: '5 0 * * *',
  async run({ prumo }) {
    await viraMes(prumo)
    return undefined
  },
})
