import { defineJob } from '../define.ts'

/** Hours a result is kept: with a run every hour none is kept for more than a day. */
const HOURS = 23

/** Removes results of tasks that hold personal data: what was worth keeping has been saved by then. */
export default defineJob({
  name: 'limpeza-tarefas',
  title: 'Limpeza de resultados com dados pessoais',
  schedule: '45 * * * *',
  async run({ prumo }) {
    const before = new Date(prumo.now().getTime() - HOURS * 3_600_000)
    const emptied = await prumo.jobs.tasks.forgetResults(prumo.jobs.personal, before)
    return { mensagem: `${emptied} resultado(s) removido(s).`, resultado: { removidos: emptied } }
  },
})
