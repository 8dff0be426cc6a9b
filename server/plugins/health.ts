import type { FastifyInstance } from 'fastify'

/** GET /api/health: is the server there, and its database? */
export async function health(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/health',
    {
      config: { authority: 'PUBLIC' },
      schema: { tags: ['Sistema'], summary: 'O servidor e o banco de dados estão no ar?' },
    },
    async () => {
      await app.prumo.database.pool.query('select 1')
      return { status: 'ok' }
    },
  )
}
