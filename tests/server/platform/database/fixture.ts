// A server or tool in a process of its own: opens the database of DATA_DIR, says so, writes rows when asked, and ends in order on SIGTERM.
import type { Role } from '#server/platform/database/embedded/presence.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { exitWith } from '#server/platform/errors/startup-error.ts'

const [role = 'tool', task = ''] = process.argv.slice(2)

try {
  const database = await openDatabase(
    { dataDir: process.env.DATA_DIR ?? '', databaseUrl: undefined },
    { role: role as Role },
  )
  let ending = false
  process.once('SIGTERM', () => {
    ending = true
    void database.close().then(() => process.exit(0))
  })
  const { rows } = await database.asOwner((pool) =>
    pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`),
  )
  console.log(JSON.stringify({ open: database.where, folder: rows[0]?.folder }))
  if (task === 'write') {
    await database.asOwner((pool) => pool.query('create table if not exists linha (n int primary key)'))
    for (let n = 1; !ending; n++) {
      await database.pool.query('insert into linha values ($1)', [n])
      console.log(JSON.stringify({ written: n }))
    }
  }
  if (task === 'count') {
    const count = await database.pool.query<{ n: number }>('select count(*) as n from linha')
    console.log(JSON.stringify({ count: count.rows[0]?.n }))
    await database.close()
  }
  if (task === 'crash') throw new Error('crash')
  if (task === 'stay') setInterval(() => {}, 1000)
  if (task === '') await database.close()
} catch (error) {
  exitWith(error)
}
