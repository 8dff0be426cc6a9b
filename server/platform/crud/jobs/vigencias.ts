import { followAll } from '#server/platform/crud/write/followers.ts'
import { turnOfDay } from '#server/platform/crud/write/turn-of-day.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Applies dated entries of lists that come into force on the new day, also where nobody saves the record, and updates fields that follow another record. */
export default defineJob({
  name: 'vigencias',
  title: 'Início de vigência de históricos',
  schedule: '5 0 * * *',
  async run({ prumo }) {
    const alterados = (await turnOfDay(prumo)) + (await followAll(prumo))
    return { mensagem: `${alterados} registro(s) atualizado(s).`, resultado: { alterados } }
  },
})
