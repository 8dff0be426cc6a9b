import { acompanhaPesquisas } from '#server/domain/pesquisa/pesquisa/noturno.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Makes the next surveys of series, asks who was admitted since a survey was released, and reminds those who owe answers. */
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
