import { Link } from 'react-router'
import { Icon } from '../components/Icon.tsx'
import { link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { usePage } from '../usePage.ts'

/** What whoever has erased his registration sees last. */
export default function CadastroApagado() {
  const { empresaId } = usePortal()
  const heading = usePage('Cadastro apagado')
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
      <Link className="botao" to={link('/anuncios', { empresaId })}>
        Ver vagas abertas
      </Link>
    </section>
  )
}
