import { enviaAgendados } from '#server/domain/utilitario/relatorio-agendado/envio.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Makes and sends the scheduled reports that are due. */
export default defineJob({
  name: 'relatorios-agendados',
  title: 'Envio de relatórios agendados',
  schedule: '* * * * *',
  async run({ prumo }) {
    const enviados = await enviaAgendados(prumo)
    return { mensagem: `${enviados} relatório(s) enviado(s).`, resultado: { enviados } }
  },
})
