import { eraseOverdue, officerHere } from '#server/features/lgpd/overdue.ts'
import { defineJob } from '#server/platform/queue/define.ts'

interface Input {
  entidade: string
  ids: number[]
  [key: string]: string | number[]
}

/** Erases records past their legal retention, as previewed. Input and result hold no names. */
export default defineJob<Input>({
  name: 'apaga-vencidos',
  title: 'Apagamento por prazo vencido',
  attempts: 3,
  async run({ prumo, input, session, progress }) {
    const officer = await officerHere(prumo, await session())
    const apagados = await eraseOverdue(officer, input.entidade, input.ids, progress)
    return { mensagem: `${apagados} registro(s) anonimizado(s).`, resultado: { apagados } }
  },
})
