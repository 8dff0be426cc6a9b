import { followAll } from '#server/platform/crud/write/followers.ts'
import { turnOfDay } from '#server/platform/crud/write/turn-of-day.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** What begins to hold on a day holds from that day's morning, also where nobody saves the record; and what follows another record is what that one says. */
export default defineJob({
  name: 'vigencias',
  title: 'Início de vigência de históricos',
  schedule: '5 0 * * *',
  async run({ prumo }) {
    const alterados = (await turnOfDay(prumo)) + (await followAll(prumo))
    return { mensagem: `${alterados} registro(s) atualizado(s).`, resultado: { alterados } }
  },
})
