import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useUsage } from '../../hooks/useUsage.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import { PageSkeleton } from '../Skeleton.tsx'
import { InvalidCompany } from './InvalidCompany.tsx'

/** Page that needs a log-in: redirects to it, and back afterwards — spec 1 §2.1 */
export function LoggedIn({ children }: { children: ReactNode }) {
  const { candidato, empresaId, empresaInvalida, loading, saiu } = usePortal()
  const { pathname, search } = useLocation()
  useUsage(candidato !== undefined)
  if (empresaInvalida) return <InvalidCompany />
  if (loading) return <PageSkeleton />
  if (candidato) return children
  if (saiu) return <Navigate replace to={portalLink('/anuncios', saiu)} />
  return <Navigate replace to={portalLink('/login', { empresaId, voltar: `${pathname}${search}` })} />
}
