import { takeDueSteps } from '#server/crud/workflow/due.ts'
import { defineJob } from './engine/define.ts'

/** Records whose time in a state is over go on by themselves, on the morning of that day. */
export default defineJob({
  name: 'passos-por-prazo',
  title: 'Passos por prazo',
  schedule: '10 0 * * *',
  async run({ prumo }) {
    const alterados = await takeDueSteps(prumo)
    return { mensagem: `${alterados} registro(s) atualizado(s).`, resultado: { alterados } }
  },
})
