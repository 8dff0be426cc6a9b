import { acompanhaPesquisas } from '#server/domain/pesquisa/pesquisa/noturno.ts'
import { defineJob } from './engine/define.ts'

/** Asks who was admitted since a survey was released, and reminds those who owe answers. */
export default defineJob({
  name: 'pesquisas',
  title: 'Convites e lembretes de pesquisas',
  schedule: '30 8 * * *',
  async run({ prumo }) {
    const { chegaram, lembrados } = await acompanhaPesquisas(prumo)
    return { mensagem: `${chegaram} convidado(s), ${lembrados} lembrado(s).`, resultado: { chegaram, lembrados } }
  },
})
