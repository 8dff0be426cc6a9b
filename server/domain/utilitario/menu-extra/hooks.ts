import { defineHooks } from '#server/crud/define.ts'

export default defineHooks('utilitario/menu-extra', {
  /** Lists carry no children, so their number is counted for all rows at once. */
  async compute({ db, session }, records) {
    const ids = records.map(({ id }) => Number(id))
    if (ids.length === 0) return
    const rows = await db
      .selectFrom('menu_extra_link')
      .select(({ fn }) => ['menu_extra_id', fn.countAll<number>().as('n')])
      .where('empresa_id', '=', session.empresaId)
      .where('menu_extra_id', 'in', ids)
      .groupBy('menu_extra_id')
      .execute()
    const counts = new Map(rows.map(({ menu_extra_id, n }) => [Number(menu_extra_id), Number(n)]))
    for (const record of records) record.quantidadeLinks = counts.get(Number(record.id)) ?? 0
  },
})
