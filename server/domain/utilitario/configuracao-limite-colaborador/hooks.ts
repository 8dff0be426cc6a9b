import { defineHooks } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'

export default defineHooks('utilitario/configuracao-limite-colaborador', {
  /** spec 3 §7: one configuration per company */
  async validate({ db, session }, _record, before) {
    if (before) return []
    const other = await db
      .selectFrom('configuracao_limite_colaborador')
      .select('id')
      .where('empresa_id', '=', session.empresaId)
      .executeTakeFirst()
    return other ? [fieldError(undefined, 'A empresa já possui uma configuração de limite de colaboradores.')] : []
  },

  compute({ session }, records) {
    const empresa = session.empresas.find(({ id }) => id === session.empresaId)
    for (const record of records) record.empresa = empresa
  },
})
