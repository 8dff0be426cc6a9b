import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { ThemeRoot } from '../ThemeRoot.tsx'
import { describeFailure, keepFailure } from './failure.ts'
import { ServerErrorPage } from './ServerErrorPage.tsx'

/** The last net, below the shell itself: the same page under the same address, and nobody is logged out by it (spec 1 §8). */
export function CrashPage() {
  const error = useRouteError()
  const [failure] = useState(() => describeFailure(error))
  useEffect(() => {
    keepFailure(failure)
    window.history.replaceState(null, '', '/500')
  }, [failure])
  return (
    <ThemeRoot>
      <ServerErrorPage failure={failure} onRetry={() => window.location.assign(failure.from)} />
    </ThemeRoot>
  )
}
