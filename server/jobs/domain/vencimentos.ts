import { deliverNotices } from '#server/notices/deliver.ts'
import { noteDue } from '#server/notices/note-due.ts'
import { forgetOld } from '#server/notices/retention.ts'
import { defineJob } from '../../queue/define.ts'

/** In the morning: notes what comes near, and tells each person once what there is to know that day. */
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
