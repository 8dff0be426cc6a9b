import { Session } from 'node:inspector'

/** In which the job queue begins, in ms; one pause of some 150 ms afterwards, when nobody is waiting for the start any more. */
const AFTER_START = 1500

/**
 * Collects what the start left behind: definitions as they were read, first data, source of the bundle. The engine would keep it (a third of the heap)
 * until requests fill the rest.
 */
export function collectAfterStart(): void {
  setTimeout(() => {
    const session = new Session()
    session.connect()
    // to disconnect inside the answer stops the process for good
    session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()))
  }, AFTER_START).unref()
}
