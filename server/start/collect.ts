import { Session } from 'node:inspector'

/** Delay in ms after which the job queue has begun; the collection pauses the process for some 150 ms. */
const AFTER_START = 1500

/**
 * Runs a garbage collection after the start: read definitions, first data and the bundle's source (a third of the heap) would stay until requests fill
 * the rest.
 */
export function collectAfterStart(): void {
  setTimeout(() => {
    const session = new Session()
    session.connect()
    // disconnecting inside the callback hangs the process
    session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()))
  }, AFTER_START).unref()
}
