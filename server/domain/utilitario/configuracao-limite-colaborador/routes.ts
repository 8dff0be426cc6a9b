import { defineRoutes } from '#server/platform/crud/define.ts'

export default defineRoutes('utilitario/configuracao-limite-colaborador', (route) => {
  /** spec 3 §7: whether a company already has its configuration; only about companies of the session */
  route.get(
    '/empresa/{id}/verificar-existencia',
    { summary: 'Se a empresa já tem configuração', response: { type: 'boolean' } },
    async ({ db, session }, request) => {
      const { id } = request.params as { id: string }
      const empresaId = session.empresas.find((empresa) => String(empresa.id) === id)?.id ?? 0
      const row = await db
        .selectFrom('configuracao_limite_colaborador')
        .select('id')
        .where('empresa_id', '=', empresaId)
        .executeTakeFirst()
      return row !== undefined
    },
  )
})
