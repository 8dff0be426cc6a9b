import { acompanhaPesquisas } from '#server/domain/pesquisa/pesquisa/noturno.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Creates the next surveys of series, invites talents admitted since a release, and sends reminders. */
export default defineJob({
  name: 'pesquisas',
  title: 'Convites e lembretes de pesquisas',
  schedule: '30 8 * * *',
  async run({ prumo }) {
    const { chegaram, lembrados, repetidas } = await acompanhaPesquisas(prumo)
    return {
      mensagem: `${repetidas} pesquisa(s) repetida(s), ${chegaram} convidado(s), ${lembrados} lembrado(s).`,
      resultado: { chegaram, lembrados, repetidas },
    }
  },
})
