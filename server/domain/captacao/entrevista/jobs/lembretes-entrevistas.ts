import { lembraEntrevistas } from '#server/domain/captacao/entrevista/lembretes.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Reminds of interviews 24 hours ahead. */
export default defineJob({
  name: 'lembretes-entrevistas',
  title: 'Lembretes de entrevistas',
  schedule: '*/10 * * * *',
  async run({ prumo }) {
    const lembradas = await lembraEntrevistas(prumo)
    return { mensagem: `${lembradas} entrevista(s) lembrada(s).`, resultado: { lembradas } }
  },
})
