import { Link } from 'react-router'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { useEmpresas } from '../hooks/useEmpresas.ts'
import { portalLink } from '../links.ts'

interface Props {
  cpf: string
  empresaId: number
  solicitacaoId?: string
}

/** Offers the log-in to a CPF already registered in this company. The server tells that only to a browser that logged in with it, so registrations cannot be probed. */
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
