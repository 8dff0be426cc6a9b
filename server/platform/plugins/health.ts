import { mkdir, statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { errorText } from '#server/platform/errors/errors.ts'

const tags = ['Sistema']
const config = { authority: 'PUBLIC' }

/** GET /api/health checks server and database; GET /api/ready checks whether the server can work, else answers 503 with the reason. */
export async function serveHealth(app: FastifyInstance): Promise<void> {
  const { database, env, log } = app.prumo
  // with an external PostgreSQL nothing has created the folder yet; it is not recreated later, for its disk may be unmounted
  await mkdir(env.dataDir, { recursive: true }).catch((error) => log.warn({ err: error }, 'DATA_DIR'))
  app.get(
    '/api/health',
    { config, schema: { tags, summary: 'O servidor e o banco de dados estão no ar?' } },
    async () => {
      await database.pool.query('select 1')
      return { status: 'ok' }
    },
  )
  app.get(
    '/api/ready',
    { config, schema: { tags, summary: 'O servidor pode receber trabalho? 503 com o motivo quando não' } },
    async (_request, reply) => {
      const motivo = await obstacle()
      if (motivo === undefined) return { status: 'ok' }
      return reply.code(503).header('retry-after', '30').send({ status: 'indisponivel', motivo })
    },
  )

  async function obstacle(): Promise<string | undefined> {
    try {
      const { rows } = await database.pool.query<{ so_leitura: boolean }>('select pg_is_in_recovery() as so_leitura')
      if (rows[0]?.so_leitura) return 'O banco de dados só aceita leituras.'
    } catch (error) {
      log.warn({ err: error }, 'Banco de dados')
      return errorText('INDISPONIVEL')
    }
    try {
      const { bavail, bsize } = await statfs(env.dataDir)
      return bavail * bsize < env.diskReserve * 1_000_000 ? errorText('ESPACO_ESGOTADO') : undefined
    } catch (error) {
      log.warn({ err: error }, 'DATA_DIR')
      return errorText('PASTA_DE_DADOS')
    }
  }
}
