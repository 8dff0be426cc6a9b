import type { Selectable } from 'kysely'
import type { SugestaoMelhoriaTable } from '#server/generated/tables/utilitario.ts'
import { dropEmpty, sendWaiting } from '#server/platform/integrations/fornecedor/waiting.ts'
import { withoutPersonal } from '#server/platform/integrations/personal.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Sends suggestions to the provider, where an address is configured; of persons only the address given for the answer. */
export default defineJob({
  name: 'envio-sugestoes',
  title: 'Envio de sugestões ao fornecedor',
  schedule: '*/5 * * * *',
  async run({ prumo: { env, database, now } }) {
    if (!env.suggestions) return undefined
    await sendWaiting<Selectable<SugestaoMelhoriaTable>>(database.pool, env.suggestions, now(), {
      table: 'sugestao_melhoria',
      column: 'envio',
      bodyOf: (row) => ({
        id: `${row.empresa_id}-${row.id}`,
        data: String(row.data),
        titulo: withoutPersonal(row.titulo),
        descricao: withoutPersonal(row.descricao),
        ...dropEmpty({ modulo: row.modulo, email: row.email, versaoSistema: row.versao_sistema }),
      }),
    })
    return undefined
  },
})
