import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('utilitario/webhook', {
  /** A webhook sends what its user may see: only the own user can be set, and not by an API key, which has fewer rights. */
  validate({ session }, record, before) {
    if (record.conteudo !== 'REGISTRO') return []
    const same = before?.conteudo === 'REGISTRO' && before.usuario?.id === record.usuario?.id
    // another URL or other events would send new data
    const wider = !same || before?.url !== record.url || String(before?.eventos) !== String(record.eventos)
    if (!wider) return []
    if (session.key) fail('CHAVE_API_NAO_SERVE')
    if (record.usuario?.id === session.usuario.id) return []
    return [fieldError('usuario', 'Escolha o seu próprio usuário: o registro vai com o que você pode ver')]
  },

  /** Erases pending deliveries and the secret, so that a restored webhook needs a new one. */
  async beforeDelete({ db, session }, { id }) {
    for (const table of ['webhook_entrega', 'webhook_estado'])
      await run(db, `delete from ${table} where empresa_id = $1 and webhook_id = $2`, [session.empresaId, id])
  },
})
