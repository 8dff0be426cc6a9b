import { Link } from 'react-router'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { useEmpresas } from '../hooks/useEmpresas.ts'
import { portalLink } from '../links.ts'

interface Props {
  cpf: string
  empresaId: number
  solicitacaoId?: string
}

/** Who has a registration in this company already should not type all of it again. Only the browser in which he logged in before knows: nobody finds out who is registered. */
export function JaCadastrado({ cpf, empresaId, solicitacaoId }: Props) {
  const digits = cpf.replace(/\D/g, '')
  const { list } = useEmpresas(cpfFormat.validate(digits) ? digits : '', empresaId)
  const known = list.some(({ id, cadastro }) => id === empresaId && cadastro)
  return (
    <div role="status">
      {known && (
        <div className="aviso-cpf">
          <p>
            <strong>Este CPF já tem cadastro nesta empresa.</strong> Entre para ver e atualizar os seus dados.
          </p>
          <Link className="botao" to={portalLink('/login', { empresaId, solicitacaoId })}>
            Entrar com este CPF
          </Link>
        </div>
      )}
    </div>
  )
}
