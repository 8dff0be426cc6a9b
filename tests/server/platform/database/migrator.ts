// Connects, says that it is ready, waits for a word on its input, and applies a folder of migrations; says which it applied.
import { once } from 'node:events'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'

const pool = createPool(JSON.parse(process.env.CONNECTION ?? ''))
await pool.query('select 1')
console.log('pronto')
await once(process.stdin, 'data')
const applied = await migrate(pool, process.argv[2])
console.log(JSON.stringify(applied.map(({ numero }) => numero)))
await pool.end()
process.stdin.destroy()
