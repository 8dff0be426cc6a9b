import type { TipoContado } from '#schemas/runtime/answers/positions/competences.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import type { TipoCompetencia } from './tipos.ts'

/** Titles of the kinds, as their registers are called. */
const descricoes: [TipoCompetencia, string][] = [
  ['C', 'Conhecimento'],
  ['H', 'Habilidade'],
  ['A', 'Atitude'],
]

export default defineRoutes('cargo-salario/competencia', (route) => {
  /** spec 2 §7 */
  route.get(
    '/tipo-competencia',
    { summary: 'Tipos de competência, com quantas competências há de cada um', authority: 'LOGIN' },
    async ({ db, session }): Promise<TipoContado[]> => {
      const rows = await db
        .selectFrom('competencia')
        .select(({ fn }) => ['tipo', fn.countAll<number>().as('total')])
        .where('empresa_id', '=', session.empresaId)
        .groupBy('tipo')
        .execute()
      const total = new Map(rows.map((row) => [row.tipo, Number(row.total)]))
      return descricoes.map(([id, descricao]) => ({ id, descricao, total: total.get(id) ?? 0 }))
    },
  )

  /** spec 2 §7: whether any active criterion exists, in the company or for one competence */
  route.get(
    '/existe-criterio-avaliacao-competencia',
    {
      summary: 'Indica se há critério ativo de avaliação de competência',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { competenciaId: { type: 'integer' } } },
      response: { type: 'boolean' },
    },
    async ({ db, session }, request) => {
      const { competenciaId } = request.query as { competenciaId?: string }
      const row = await db
        .selectFrom('criterio_avaliacao_competencia')
        .select('id')
        .where('empresa_id', '=', session.empresaId)
        .where('ativo', '=', true)
        .$if(competenciaId !== undefined, (query) => query.where('competencia_id', '=', Number(competenciaId) || 0))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
  )
})
