import { sendProblem } from '#server/integrations/fornecedor/client.ts'
import { defineJob } from './engine/define.ts'

/** Whoever could not be reached for so long is not tried any more. */
const DAYS = 3
const AT_ONCE = 50

/** Sends reported problems to the provider, where an address is configured. */
export default defineJob({
  name: 'envio-problemas',
  title: 'Envio de problemas ao fornecedor',
  schedule: '*/5 * * * *',
  async run({ prumo }) {
    const address = prumo.env.problemReports
    if (!address) return undefined
    const { kysely } = prumo.database
    const since = new Date(prumo.now().getTime() - DAYS * 86_400_000)
    const waiting = await kysely
      .selectFrom('problema')
      .selectAll()
      .where('situacao', '<>', 'ENVIADO')
      .where('data', '>', since.toISOString())
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const row of waiting) {
      const arrived = await sendProblem(address, {
        id: `${row.empresa_id}-${row.id}`,
        data: String(row.data),
        tela: row.tela,
        mensagem: row.mensagem,
        ...without({ comentario: row.comentario, codigo: row.codigo, detalhes: row.detalhes }),
        ...without({ navegador: row.navegador, versaoSistema: row.versao_sistema }),
      })
      await kysely
        .updateTable('problema')
        .set((eb) => ({ situacao: arrived ? 'ENVIADO' : 'FALHOU', versao: eb('versao', '+', 1) }))
        .where('empresa_id', '=', row.empresa_id)
        .where('id', '=', row.id)
        .execute()
    }
    return undefined
  },
})

/** Only what is there. */
const without = (values: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
