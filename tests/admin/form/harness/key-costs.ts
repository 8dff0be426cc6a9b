import type { CDPSession, Page } from 'playwright-core'

/** What scripts of a page cost. */
export interface ScriptClock {
  /** ms of processor time of the page's thread so far: a busy machine does not count */
  read(): Promise<number>
  session: CDPSession
}

export async function startScriptClock(page: Page): Promise<ScriptClock> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  }
  return { read, session }
}

/** Types a text into what has the focus. @returns ms of script for each key until the page was drawn, in ascending order */
export async function typeByKey(page: Page, { read }: ScriptClock, text: string): Promise<number[]> {
  const costs: number[] = []
  for (const key of text) {
    const start = await read()
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    costs.push((await read()) - start)
  }
  return costs.sort((a, b) => a - b)
}

/** Of a sorted list the value below which that share lies. */
export const quantileOf = (sorted: number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
