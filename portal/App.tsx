import { StrictMode, useState } from 'react'
import { useLocation } from 'react-router'
import { type Prefetched, PrefetchedContext } from './prefetched.ts'
import { AppRoutes } from './routes.tsx'

/** The portal inside a router; data prefetched by the server is valid for the first location only. */
export function App({ prefetched }: { prefetched?: Prefetched }) {
  const location = useLocation()
  const [first] = useState(location)
  return (
    <StrictMode>
      <PrefetchedContext value={location === first ? prefetched : undefined}>
        <AppRoutes />
      </PrefetchedContext>
    </StrictMode>
  )
}
