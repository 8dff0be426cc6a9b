import { takeDueSteps } from '#server/platform/crud/actions/due.ts'
import { escalateLate } from '#server/platform/crud/workflow/approval/escalate.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Takes the steps of records whose time in a state is over, on the morning of that day, and escalates approvals past their deadline. */
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
