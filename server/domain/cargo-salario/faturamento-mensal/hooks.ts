import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('cargo-salario/faturamento-mensal', {
  /** The key of the table keeps a month of an establishment once; nothing keeps that of the whole company, which names none. */
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
