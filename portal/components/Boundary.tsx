import { Component, type ReactNode } from 'react'
import { Failure } from './Failure.tsx'

/** Error boundary of a page: a render error or a chunk that fails to load leaves header and menu usable. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const message = 'A página não pôde ser aberta. Verifique a sua internet e tente novamente.'
    return <Failure message={message} onRetry={() => window.location.reload()} />
  }
}
