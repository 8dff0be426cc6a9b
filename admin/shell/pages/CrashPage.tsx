import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { ThemeRoot } from '../ThemeRoot.tsx'
import { describeFailure, keepFailure } from './failure.ts'
import { ServerErrorPage } from './ServerErrorPage.tsx'

/** Last error boundary, around the shell itself: shows the error page at the same URL; the user stays logged in (spec 1 §8). */
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
