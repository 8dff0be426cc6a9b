import { writeFileSync } from 'node:fs'
import type { TestServer } from '#tests/global-setup.ts'
import { Copy, type Outcome } from './copy.ts'
import { faults } from './faults.ts'

/** What became of a run: its outcome, or why there was none. */
export type Attempt = Outcome | { error: string }

/** Plants one fault after the other and writes what the generated tests noticed: first without a fault, then as `faults` has them. */
const [server = '', report = ''] = process.argv.slice(2)

const attempts: Attempt[] = []
const copy = await Copy.open(JSON.parse(server) as TestServer)
const told = (error: Error): Attempt => ({ error: error.stack ?? error.message })
try {
  attempts.push(await copy.runSound().catch(told))
  for (const fault of faults) attempts.push(await copy.runWith(fault).catch(told))
} finally {
  await copy.close()
}
writeFileSync(report, JSON.stringify(attempts))
process.exit(0)
