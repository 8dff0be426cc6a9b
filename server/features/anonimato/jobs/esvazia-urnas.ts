import { emptyUrns } from '#server/features/anonimato/empty.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Takes out of the urns of anonymous answers what may leave them. It says nothing of what it did: how many came when would tell of persons. */
export default defineJob({
  name: 'esvazia-urnas',
  title: 'Esvaziamento das urnas de respostas anônimas',
  schedule: '40 * * * *',
  async run({ prumo }) {
    await emptyUrns(prumo.database.kysely, prumo.urn)
    return undefined
  },
})
