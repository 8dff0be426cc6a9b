import { deliverNotices } from '#server/features/notices/deliver.ts'
import { noteDue } from '#server/features/notices/note-due.ts'
import { forgetOld } from '#server/features/notices/retention.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Every morning: notes approaching dates, and sends each person the digest of the day. */
export default defineJob({
  name: 'vencimentos',
  title: 'Vencimentos e avisos do dia',
  schedule: '0 6 * * *',
  async run({ prumo }) {
    const anotados = await noteDue(prumo)
    const enviados = await deliverNotices(prumo, true)
    await forgetOld(prumo)
    return {
      mensagem: `${anotados} aviso(s) anotado(s), ${enviados} mensagem(ns) enviada(s).`,
      resultado: { anotados, enviados },
    }
  },
})
