import { readEnv } from '#server/env.ts'
import { type Database, openDatabase } from '#server/platform/database/pool.ts'
import { exitWith } from '#server/platform/errors/startup-error.ts'

/**
 * The frame of a command-line tool: opens the database of the environment (joins a running server's), runs `work`, closes; prints a failure and ends
 * with code 1. SIGINT and SIGTERM close in order too.
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
