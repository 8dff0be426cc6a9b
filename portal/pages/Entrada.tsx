import { Navigate } from 'react-router'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'

/** /externo: redirects to the vacancies when logged in, else to the log-in — spec 1 §2.1 */
export function Entrada() {
  const { candidato, loading, empresaId, empresaInvalida } = usePortal()
  if (empresaInvalida) return <InvalidCompany />
  if (loading) return <PageSkeleton />
  return <Navigate replace to={portalLink(candidato ? '/anuncios' : '/login', { empresaId })} />
}
