import pg from 'pg'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { LOCK_KEYS } from '../lock-keys.ts'

/** Advisory locks of the embedded database: everyone who uses it shares PRESENCE; the one server holds SERVER. */
const { presence: PRESENCE, server: SERVER } = LOCK_KEYS
const SERVER_PATIENCE = 2000

export type Role = 'server' | 'tool'

/** A dedicated connection whose advisory locks mark the database as in use for as long as it lives. */
export type Presence = {
  /** Calls `lost` when the connection ends without `leave`. */
  onLost(lost: () => void): void
  /** Releases its locks; true when nobody else uses the database: PRESENCE is then held exclusively, and newcomers wait until it is stopped. */
  leave(): Promise<boolean>
  /** Ends the connection. */
  end(): Promise<void>
}

/**
 * Registers as a user of the database by a shared advisory lock; as its server by an exclusive one, too.
 * @throws StartupError when `role` is server and another server is there; the connection's error when the database is just ending
 */
export async function joinDatabase(config: pg.ClientConfig, role: Role, dataDir: string): Promise<Presence> {
  const client = new pg.Client({ ...config, keepAlive: true, application_name: `prumo-rh ${role} ${process.pid}` })
  const state = { left: false, lost: () => {} }
  client.on('error', () => {})
  client.on('end', () => state.left || state.lost())
  await client.connect()
  try {
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE])
    if (role === 'server') await claimServer(client, dataDir)
  } catch (error) {
    state.left = true
    await client.end().catch(() => {})
    throw error
  }
  return {
    onLost: (lost) => {
      state.lost = lost
    },
    leave: async () => {
      state.left = true
      await client.query('select pg_advisory_unlock_all()')
      const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE])
      return rows[0]?.alone ?? false
    },
    end: () => client.end().catch(() => {}),
  }
}

/** Takes the lock of the server; waits 2 s for one that is just ending, or was just killed. */
async function claimServer(client: pg.Client, dataDir: string): Promise<void> {
  const since = Date.now()
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [SERVER])
    if (rows[0]?.mine) return
    if (Date.now() - since > SERVER_PATIENCE) break
    await client.query('select pg_sleep(0.05)')
  }
  const holder = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.objid = $1 and l.granted and a.datname = current_database()`,
    [SERVER],
  )
  const pid = holder.rows[0]?.application_name.split(' ').at(-1) ?? '?'
  throw new StartupError(
    `Já há um servidor Prumo RH usando a pasta de dados ${dataDir} (processo ${pid}).\n` +
      'Encerre-o antes, ou inicie este com outra DATA_DIR (e outra PORT).',
  )
}
