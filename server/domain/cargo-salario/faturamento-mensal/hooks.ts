import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('cargo-salario/faturamento-mensal', {
  /** Refuses a second row of a month for the whole company: the unique key covers only rows with an establishment. Locks the company FOR NO KEY UPDATE. */
  async validate({ db, session }, { id, mesAno, estabelecimento }) {
    if (estabelecimento) return []
    await db.selectFrom('empresa').select('id').where('id', '=', session.empresaId).forNoKeyUpdate().execute()
    const other = await db
      .selectFrom('faturamento_mensal')
      .select('id')
      .where('empresa_id', '=', session.empresaId)
      .where('mes_ano', '=', mesAno)
      .where('estabelecimento_id', 'is', null)
      .where('id', '<>', id ?? 0)
      .executeTakeFirst()
    return other ? [fieldError('mesAno', 'Já existe um faturamento da empresa neste mês.')] : []
  },
})
