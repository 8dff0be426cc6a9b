import { createHmac } from 'node:crypto'
import pg from 'pg'
import { grantWork } from '../worker.ts'

/** The account that servers and tools work with. */
const WORKER = 'prumo_servidor'

/** The part of the superuser's connection that is needed. */
type Owned = { user: string; password: string }

/** The same database by the account without rights over tables. Its password follows from the superuser's, which the program alone can read. */
export function workerOf<C extends Owned>(owner: C): C {
  return { ...owner, user: WORKER, password: createHmac('sha256', owner.password).update(WORKER).digest('hex') }
}

/** Creates that account in a cluster that has none yet, and grants its rights on rows. */
export async function provideWorker(owner: Owned & pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  client.on('error', () => {})
  await client.connect()
  try {
    const known = async () => (await client.query('select from pg_roles where rolname = $1', [WORKER])).rowCount === 1
    if (!(await known()))
      // another process created it meanwhile
      await client.query(`create role ${WORKER} login password '${workerOf(owner).password}'`).catch(async (error) => {
        if (!(await known())) throw error
      })
    await grantWork(client, WORKER)
  } finally {
    await client.end()
  }
}
