import { expireRecords } from '#server/features/lgpd/expire.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Erases records past the company's retention and warns those that follow. */
export default defineJob({
  name: 'prazo-guarda',
  title: 'Prazos de guarda de dados pessoais',
  schedule: '20 2 * * *',
  async run({ prumo }) {
    const { avisados, apagados } = await expireRecords(prumo)
    return {
      mensagem: `${avisados} pessoa(s) avisada(s), ${apagados} registro(s) anonimizado(s).`,
      resultado: { avisados, apagados },
    }
  },
})
