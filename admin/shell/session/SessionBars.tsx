import { CompanyPrompt } from './CompanyPrompt.tsx'
import { DivergenceBar } from './DivergenceBar.tsx'
import { ExpiryWarning } from './ExpiryWarning.tsx'

/** What the session has to say without stopping anybody, below the header. */
export function SessionBars() {
  return (
    <>
      <ExpiryWarning />
      <DivergenceBar />
      <CompanyPrompt />
    </>
  )
}
