import { Link } from 'react-router'
import { usePage } from '../../hooks/usePage.ts'
import { Failure } from '../Failure.tsx'

/** The address names a company that does not exist (spec 1 §2.1). */
export function InvalidCompany() {
  usePage('Link inválido')
  return (
    <Failure title="Link inválido" heading="h1" message="Empresa ID inválido. Revise ou solicite novamente o link">
      <Link className="botao" to="/anuncios">
        Ver todas as vagas
      </Link>
    </Failure>
  )
}
