import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('utilitario/webhook', {
  /** A webhook hands out what its user may see: nobody chooses another's eyes, nor lends them to a system with a key that may less. */
  validate({ session }, record, before) {
    if (record.conteudo !== 'REGISTRO') return []
    const same = before?.conteudo === 'REGISTRO' && before.usuario?.id === record.usuario?.id
    // with another address or other events it would hand out something new
    const wider = !same || before?.url !== record.url || String(before?.eventos) !== String(record.eventos)
    if (!wider) return []
    if (session.key) fail('CHAVE_API_NAO_SERVE')
    if (record.usuario?.id === session.usuario.id) return []
    return [fieldError('usuario', 'Escolha o seu próprio usuário: o registro vai com o que você pode ver')]
  },

  /** What waits for it is nobody's any more, and its secret is good for nothing should it come back. */
  async beforeDelete({ db, session }, { id }) {
    for (const table of ['webhook_entrega', 'webhook_estado'])
      await run(db, `delete from ${table} where empresa_id = $1 and webhook_id = $2`, [session.empresaId, id])
  },
})
