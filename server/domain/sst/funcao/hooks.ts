import { sql } from 'kysely'
import { defineHooks } from '#server/crud/define.ts'

export default defineHooks('sst/funcao', {
  /** The CBO in force today — spec 3 §3 */
  async compute({ db, session, context }, records) {
    const ids = records.map(({ id }) => id)
    const { rows } = await sql<{ id: number; cbo: string }>`
      select distinct on (h.funcao_id) h.funcao_id as id, h.codigo_cbo as cbo
      from funcao_historico h
      where h.empresa_id = ${session.empresaId} and h.funcao_id = any(${ids}::bigint[])
      order by h.funcao_id, h.data > ${context.hoje}::date, h.data desc`.execute(db)
    const cbos = new Map(rows.map(({ id, cbo }) => [id, cbo]))
    for (const record of records) record.codigoCBO = cbos.get(Number(record.id))
  },
})
