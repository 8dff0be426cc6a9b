import { Navigate, useSearchParams } from 'react-router'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { LoginForm } from '../components/conta/LoginForm.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { usePage } from '../hooks/usePage.ts'
import { isId, portalLink, safeReturn } from '../links.ts'
import { usePortal } from '../session.tsx'

/** /externo/login; logged-in candidates are redirected to their target — spec 1 §2.1, §2.3 */
export default function Login() {
  const { candidato, empresaId, empresaInvalida, loading } = usePortal()
  const [search] = useSearchParams()
  const heading = usePage('Entrar')
  const asked = search.get('solicitacaoId') ?? ''
  const solicitacaoId = isId(asked) ? asked : undefined
  if (empresaInvalida) return <InvalidCompany />
  if (loading) return <PageSkeleton />
  if (candidato)
    return (
      <Navigate
        replace
        to={safeReturn(search.get('voltar')) ?? portalLink('/anuncios', { empresaId, solicitacaoId })}
      />
    )
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Entrar
      </h1>
      <p className="nota">Use o CPF e a senha do seu cadastro de candidato.</p>
      <LoginForm solicitacaoId={solicitacaoId} />
    </div>
  )
}
