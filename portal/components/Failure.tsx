import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface FailureProps {
  title?: string
  /** h1 where the page has no other */
  heading?: 'h1' | 'h2'
  message: string
  onRetry?(): void
  children?: ReactNode
}

/** Shows what failed, the reason, and a retry button. */
export function Failure({
  title = 'Não deu certo',
  heading: Heading = 'h2',
  message,
  onRetry,
  children,
}: FailureProps) {
  return (
    <section className="aviso" role="alert">
      <Icon name="aviso" />
      <Heading>{title}</Heading>
      <p>{message}</p>
      {onRetry && (
        <button type="button" className="botao" onClick={onRetry}>
          Tentar novamente
        </button>
      )}
      {children}
    </section>
  )
}
