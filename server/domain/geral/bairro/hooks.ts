import { defineHooks } from '#server/crud/define.ts'

export default defineHooks('geral/bairro', {
  async compute({ db }, records) {
    const cidades = records.map(({ cidade }) => cidade.id)
    if (cidades.length === 0) return
    const rows = await db
      .selectFrom('cidade as c')
      .innerJoin('estado as e', 'e.id', 'c.uf_id')
      .select(['c.id', 'e.sigla'])
      .where('c.id', 'in', cidades)
      .execute()
    const siglas = new Map(rows.map(({ id, sigla }) => [Number(id), sigla]))
    for (const record of records) record.uf = siglas.get(record.cidade.id)
  },
})
