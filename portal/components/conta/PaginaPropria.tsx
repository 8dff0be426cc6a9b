import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { useExpired } from '../../hooks/useExpired.ts'
import type { usePage } from '../../hooks/usePage.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import type { Loaded } from '../../useLoad.ts'
import { Failure } from '../Failure.tsx'
import { Icon } from '../Icon.tsx'
import { PageSkeleton } from '../Skeleton.tsx'
import { LoggedIn } from './LoggedIn.tsx'

/** Page that needs a log-in; `key` remounts it when another person logs in. */
export function PaginaPropria({ pagina: Pagina }: { pagina: ComponentType }) {
  const { visita } = usePortal()
  return (
    <LoggedIn>
      <Pagina key={visita} />
    </LoggedIn>
  )
}

interface AberturaProps {
  heading: ReturnType<typeof usePage>
  titulo: string
  children: ReactNode
}

/** Title and introduction of a page. */
export function Abertura({ heading, titulo, children }: AberturaProps) {
  return (
    <div className="abertura">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      <p>{children}</p>
    </div>
  )
}

interface ListaProps<T> {
  carga: Loaded<T>
  /** shown instead of an empty list */
  vazia: ReactNode
  isVazia(data: T): boolean
  children(data: T): ReactNode
}

/** Renders a load: skeleton, failure, empty or its data. */
export function Lista<T>({ carga: { data, error, retry }, vazia, isVazia, children }: ListaProps<T>) {
  useExpired(error)
  if (error) return <Failure message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return isVazia(data) ? vazia : <div className="aplicacoes">{children(data)}</div>
}

/** Empty state with what to do about it. */
export function Vazia({ icon, titulo, children }: { icon: 'busca' | 'certo'; titulo: string; children: ReactNode }) {
  const { empresaId } = usePortal()
  return (
    <section className="aviso">
      <Icon name={icon} />
      <h2>{titulo}</h2>
      <p>{children}</p>
      <Link className="botao" to={portalLink('/anuncios', { empresaId })}>
        Ver vagas abertas
      </Link>
    </section>
  )
}

export const semCandidatura = (
  <Vazia icon="busca" titulo="Você ainda não se candidatou">
    Encontre uma vaga que combina com você e envie o seu cadastro.
  </Vazia>
)
