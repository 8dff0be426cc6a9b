import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ServerErrorPage } from './pages/ServerErrorPage.tsx'

interface State {
  error?: unknown
  stack?: string
}

class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error() }
  }

  override componentDidCatch(_error: unknown, info: ErrorInfo) {
    this.setState({ stack: info.componentStack ?? undefined })
  }

  override render() {
    const { error, stack } = this.state
    if (error === undefined) return this.props.children
    return <ServerErrorPage error={error} stack={stack} onRetry={() => this.setState({ error: undefined })} />
  }
}

/** A failing screen is replaced by the 500 page; header and menu stay, and another page starts clean. */
export function ErrorArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname.split('/').slice(0, 3).join('/')}>{children}</Boundary>
}
