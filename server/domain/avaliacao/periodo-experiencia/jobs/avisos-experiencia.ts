import { avisaExperiencias } from '#server/domain/avaliacao/periodo-experiencia/avisos.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Daily notice of experience evaluations that fall due. */
export default defineJob({
  name: 'avisos-experiencia',
  title: 'Avisos do período de experiência',
  schedule: '15 6 * * *',
  async run({ prumo }) {
    const avisadas = await avisaExperiencias(prumo)
    return { mensagem: `${avisadas} avaliação(ões) a vencer avisada(s).`, resultado: { avisadas } }
  },
})
