import type { ErrorInfo } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { LeadTo500 } from './LeadTo500.tsx'

interface Props {
  error: Error
  errorInfo?: ErrorInfo
  resetErrorBoundary: (...args: unknown[]) => void
}

/** Fallback for a rendering error outside the page itself. */
export function RenderErrorPage({ error, errorInfo, resetErrorBoundary }: Props) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return <LeadTo500 error={error} stack={errorInfo?.componentStack ?? undefined} />
}
