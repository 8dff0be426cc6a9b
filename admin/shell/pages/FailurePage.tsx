import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keptFailure } from './failure.ts'
import { ServerErrorPage } from './ServerErrorPage.tsx'

/** /500: target of rendering errors, with a link back to the page that failed (spec 1 §2.1, §8). */
export function FailurePage() {
  const navigate = useNavigate()
  const [failure] = useState(keptFailure)
  if (!failure) return <ServerErrorPage />
  return <ServerErrorPage failure={failure} onRetry={() => navigate(failure.from, { replace: true })} />
}
