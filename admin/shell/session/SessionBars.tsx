import { CompanyPrompt } from './CompanyPrompt.tsx'
import { DivergenceBar } from './DivergenceBar.tsx'
import { ExpiryWarning } from './ExpiryWarning.tsx'

/** Non-blocking messages of the session, below the header. */
export function SessionBars() {
  return (
    <>
      <ExpiryWarning />
      <DivergenceBar />
      <CompanyPrompt />
    </>
  )
}
