import { lembraAvaliadores } from '#server/domain/avaliacao/avaliacao-desempenho/avisos/lembretes.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Reminds evaluators of unanswered copies before a cycle ends. */
export default defineJob({
  name: 'lembretes-avaliacoes',
  title: 'Lembretes de avaliações de desempenho',
  schedule: '0 8 * * *',
  async run({ prumo }) {
    const lembrados = await lembraAvaliadores(prumo)
    return { mensagem: `${lembrados} avaliador(es) lembrado(s).`, resultado: { lembrados } }
  },
})
