/** True when the page came from `npm run dev` (server/start/development/front.ts says so with the page). */
export const isDevelopment: boolean = performance
  .getEntriesByType('navigation')
  .some(
    (entry) =>
      entry instanceof PerformanceNavigationTiming && entry.serverTiming.some(({ name }) => name === 'desenvolvimento'),
  )
