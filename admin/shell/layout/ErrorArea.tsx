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
    // the component stack arrives with componentDidCatch, after this render
    return stack === undefined ? null : <LeadTo500 error={error} stack={stack} />
  }
}

/** Error boundary of a screen: redirects to /500; header and menu stay. Another page gets a fresh boundary (key). */
export function ErrorArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname.split('/').slice(0, 3).join('/')}>{children}</Boundary>
}
