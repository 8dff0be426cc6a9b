import type { ErrorInfo } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { ServerErrorPage } from './ServerErrorPage.tsx'

interface Props {
  error: Error
  errorInfo?: ErrorInfo
  resetErrorBoundary: (...args: unknown[]) => void
}

/** A component failed while it was drawn: the 500 page, until another page is opened. */
export function RenderErrorPage({ error, errorInfo, resetErrorBoundary }: Props) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <ServerErrorPage
      error={error}
      stack={errorInfo?.componentStack ?? undefined}
      onRetry={() => resetErrorBoundary()}
    />
  )
}
