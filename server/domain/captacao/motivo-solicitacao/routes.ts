import { defineRoutes } from '#server/platform/crud/define.ts'

export default defineRoutes('captacao/motivo-solicitacao', (route) => {
  /** spec 1 §7.3 */
  route.get(
    '/options',
    {
      summary: 'Motivos como opções',
      authority: 'LOGIN',
      response: {
        type: 'array',
        items: { type: 'object', properties: { value: { type: 'integer' }, label: { type: 'string' } } },
      },
    },
    async ({ db, session }) =>
      db
        .selectFrom('motivo_solicitacao')
        .select(['id as value', 'descricao as label'])
        .where('empresa_id', '=', session.empresaId)
        .orderBy('descricao')
        .execute(),
  )
})
