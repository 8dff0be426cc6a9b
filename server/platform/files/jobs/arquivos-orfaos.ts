import { defineJob } from '#server/platform/queue/define.ts'

/** A form may stay open for a day before it is saved and claims its files. */
const HOURS = 24

/** Removes uploaded files that no record holds. */
export default defineJob({
  name: 'arquivos-orfaos',
  title: 'Limpeza de arquivos sem registro',
  schedule: '30 * * * *',
  async run({ prumo }) {
    const before = new Date(prumo.now().getTime() - HOURS * 3_600_000)
    const removed = await prumo.files.removeUnclaimed(before)
    return { mensagem: `${removed} arquivo(s) removido(s).`, resultado: { removidos: removed } }
  },
})
