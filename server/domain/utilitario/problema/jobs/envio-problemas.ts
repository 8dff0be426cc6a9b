import type { Selectable } from 'kysely'
import type { ProblemaTable } from '#server/generated/tables/utilitario.ts'
import { dropEmpty, sendWaiting } from '#server/platform/integrations/fornecedor/waiting.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Sends reported problems to the provider, where an address is configured. */
export default defineJob({
  name: 'envio-problemas',
  title: 'Envio de problemas ao fornecedor',
  schedule: '*/5 * * * *',
  async run({ prumo: { env, database, now } }) {
    if (!env.problemReports) return undefined
    await sendWaiting<Selectable<ProblemaTable>>(database.pool, env.problemReports, now(), {
      table: 'problema',
      column: 'situacao',
      bodyOf: (row) => ({
        id: `${row.empresa_id}-${row.id}`,
        data: String(row.data),
        tela: row.tela,
        mensagem: row.mensagem,
        ...dropEmpty({ comentario: row.comentario, codigo: row.codigo, detalhes: row.detalhes }),
        ...dropEmpty({ navegador: row.navegador, versaoSistema: row.versao_sistema }),
      }),
    })
    return undefined
  },
})
