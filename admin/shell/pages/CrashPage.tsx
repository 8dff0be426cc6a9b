import { useRouteError } from 'react-router-dom'
import { ThemeRoot } from '../ThemeRoot.tsx'
import { ServerErrorPage } from './ServerErrorPage.tsx'

/** The last net below every screen: a rendering error leads here, and nobody is logged out by it (spec 1 §8). */
export function CrashPage() {
  return (
    <ThemeRoot>
      <ServerErrorPage error={useRouteError()} />
    </ThemeRoot>
  )
}
