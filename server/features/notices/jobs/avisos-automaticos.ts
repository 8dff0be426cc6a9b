import { deliverNotices } from '#server/features/notices/deliver.ts'
import { NOTICE_JOB } from '#server/features/notices/notice-job.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Delivers immediate notices of records; runs every minute and after writes that noted one. */
export default defineJob({
  name: NOTICE_JOB,
  title: 'Avisos automáticos',
  schedule: '* * * * *',
  atStart: true,
  async run({ prumo }) {
    const enviados = await deliverNotices(prumo, false)
    return { mensagem: `${enviados} aviso(s) enviado(s).`, resultado: { enviados } }
  },
})
