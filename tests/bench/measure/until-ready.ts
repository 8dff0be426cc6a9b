import { setTimeout as sleep } from 'node:timers/promises'

/** Between two questions, in ms. */
const PAUSE = 50
/** How long a server may take to come up, in ms. */
const PATIENCE = 120_000

/**
 * Waits until an address answers at all.
 * @throws Error when it does not within two minutes
 */
export async function untilReady(url: string): Promise<void> {
  const last = Date.now() + PATIENCE
  while (Date.now() < last) {
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await sleep(PAUSE)
  }
  throw new Error(`${url} did not come up`)
}
