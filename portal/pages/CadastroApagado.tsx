import { useEffect, useRef } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'

/** Farewell after the registration was erased; without `state.apagado` it redirects to the vacancies. */
export default function CadastroApagado() {
  const { empresaId, logout } = usePortal()
  const { state } = useLocation() as { state?: { apagado?: boolean } | null }
  const apagado = state?.apagado === true
  const heading = usePage(apagado ? 'Cadastro apagado' : undefined)
  const left = useRef(false)
  useEffect(() => {
    // the server has ended the session already: clears the client's state
    if (!apagado || left.current) return
    left.current = true
    void logout()
  }, [apagado, logout])
  if (!apagado) return <Navigate replace to={portalLink('/anuncios', { empresaId })} />
  return (
    <section className="aviso">
      <Icon name="certo" />
      <h1 ref={heading} tabIndex={-1}>
        O seu cadastro foi apagado
      </h1>
      <p>
        Você saiu do portal, e uma confirmação vai para o e-mail que você tinha cadastrado. Obrigado por ter
        participado.
      </p>
      <Link className="botao" to={portalLink('/anuncios', { empresaId })}>
        Ver vagas abertas
      </Link>
    </section>
  )
}
