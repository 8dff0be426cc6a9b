import { takeDueSteps } from '#server/platform/crud/actions/due.ts'
import { escalateLate } from '#server/platform/crud/workflow/approval/escalate.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Records whose time in a state is over go on by themselves, on the morning of that day; approvals that are late go to who is asked then. */
export default defineJob({
  name: 'passos-por-prazo',
  title: 'Passos por prazo',
  schedule: '10 0 * * *',
  async run({ prumo }) {
    const alterados = await takeDueSteps(prumo)
    const atrasadas = await escalateLate(prumo)
    const mensagem = `${alterados} registro(s) atualizado(s), ${atrasadas} aprovação(ões) com prazo vencido.`
    return { mensagem, resultado: { alterados, atrasadas } }
  },
})
