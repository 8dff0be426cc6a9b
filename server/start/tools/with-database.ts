import { readEnv } from '#server/env.ts'
import { type Database, openDatabase } from '#server/platform/database/pool.ts'
import { exitWith } from '#server/platform/errors/startup-error.ts'

/**
 * Runs a command-line tool: opens the environment's database (joins a running server's), runs `work` and closes it; prints a failure and exits with code
 * 1. SIGINT and SIGTERM close the database, too.
 */
export async function withDatabase<DB>(work: (database: Database<DB>) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase<DB>(readEnv(), { role: 'tool' })
    const interrupt = (signal: NodeJS.Signals): void => {
      void database.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
    }
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    try {
      await work(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    exitWith(error)
  }
}
