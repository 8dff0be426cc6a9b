import type { FastifyInstance } from 'fastify'
import { renewOwnStatus, statusOfSettings, storeStatus } from './status.ts'

/** The status of the payroll integration follows what the operator set, from each start on. */
export function colaboreStatus(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const { database, env } = app.prumo
    await storeStatus(database.pool, statusOfSettings(env.colabore))
    await renewOwnStatus(database.pool, env.colabore)
  })
}
