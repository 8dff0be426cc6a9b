import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LeadTo500 } from '../pages/LeadTo500.tsx'

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
    this.setState({ stack: info.componentStack ?? '' })
  }

  override render() {
    const { error, stack } = this.state
    if (error === undefined) return this.props.children
    // which component it was is told a moment later
    return stack === undefined ? null : <LeadTo500 error={error} stack={stack} />
  }
}

/** A failing screen leads to /500; header and menu stay, and another page starts clean. */
export function ErrorArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname.split('/').slice(0, 3).join('/')}>{children}</Boundary>
}
