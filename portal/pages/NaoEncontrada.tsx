import { Link } from 'react-router'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'

/** An address that is no page of the portal — spec 1 §8 */
export function NaoEncontrada() {
  const { empresaId } = usePortal()
  const heading = usePage('Página não encontrada')
  return (
    <section className="aviso">
      <p className="numero" aria-hidden="true">
        404
      </p>
      <h1 ref={heading} tabIndex={-1}>
        Página não encontrada
      </h1>
      <p>O endereço pode ter sido digitado errado ou a página não existe mais.</p>
      <Link className="botao" to={portalLink('/anuncios', { empresaId })}>
        Voltar ao início
      </Link>
    </section>
  )
}
