import { createHmac } from 'node:crypto'
import pg from 'pg'
import { grantWork } from '../worker.ts'

/** The account that servers and tools work with. */
const WORKER = 'prumo_servidor'

/** What it asks of the connection of the cluster's superuser to know. */
type Owned = { user: string; password: string }

/** The same database by the account without rights over tables. Its password follows from the superuser's, which the program alone can read. */
export function workerOf<C extends Owned>(owner: C): C {
  return { ...owner, user: WORKER, password: createHmac('sha256', owner.password).update(WORKER).digest('hex') }
}

/** Makes that account in a cluster that has none yet, and grants it its work. */
export async function provideWorker(owner: Owned & pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  client.on('error', () => {})
  await client.connect()
  try {
    const known = async () => (await client.query('select from pg_roles where rolname = $1', [WORKER])).rowCount === 1
    if (!(await known()))
      // two at once: the other one made it
      await client.query(`create role ${WORKER} login password '${workerOf(owner).password}'`).catch(async (error) => {
        if (!(await known())) throw error
      })
    await grantWork(client, WORKER)
  } finally {
    await client.end()
  }
}
