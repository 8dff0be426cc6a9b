import { emptyUrns } from '#server/features/anonimato/empty.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Empties the urns of anonymous answers. Returns no counts: numbers per run could identify persons. */
export default defineJob({
  name: 'esvazia-urnas',
  title: 'Esvaziamento das urnas de respostas anônimas',
  schedule: '40 * * * *',
  async run({ prumo }) {
    await emptyUrns(prumo.database.kysely, prumo.urn)
    return undefined
  },
})
