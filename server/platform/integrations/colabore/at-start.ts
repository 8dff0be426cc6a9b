import type { FastifyInstance } from 'fastify'
import { renewOwnStatus, statusOfSettings, storeStatus } from './status.ts'

/** Writes the status of the Fortes Colabore integration from the operator's settings at each start (onReady). */
export function colaboreStatus(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const { database, env } = app.prumo
    await storeStatus(database.pool, statusOfSettings(env.colabore))
    await renewOwnStatus(database.pool, env.colabore)
  })
}
