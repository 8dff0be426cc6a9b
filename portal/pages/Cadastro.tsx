import { useCallback, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { getJson } from '../api.ts'
import type { Cadastrado } from '../cadastro/FormularioNovo.tsx'
import { Passos } from '../cadastro/Passos.tsx'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { usePage } from '../hooks/usePage.ts'
import { isId, portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { firstName } from '../texts.ts'
import { useLoad } from '../useLoad.ts'

/** /externo/candidatos/new: registration in this company — spec 1 §2.3, §2.4 */
export default function Cadastro() {
  const { candidato, empresaId, empresaInvalida, loading, login } = usePortal()
  const [search] = useSearchParams()
  const [feito, setFeito] = useState<Cadastrado>()
  const asked = search.get('solicitacaoId') ?? ''
  const solicitacaoId = isId(asked) ? asked : undefined
  if (empresaInvalida) return <InvalidCompany />
  if (loading) return <PageSkeleton />
  if (feito) return <Feito cadastrado={feito} />
  if (candidato) return <Navigate replace to={portalLink(`/candidatos/${candidato.id}`, { empresaId })} />
  if (empresaId === undefined) return <EscolheEmpresa solicitacaoId={solicitacaoId} />
  const enter = async (cadastrado: Cadastrado) => {
    setFeito(cadastrado)
    const { cpf, senha } = cadastrado
    // an automatic log-in that fails is ignored: the user can log in himself
    await login({ cpf, senha, empresaId: String(empresaId) }).catch(() => undefined)
  }
  return <Passos key={empresaId} empresaId={empresaId} solicitacaoId={solicitacaoId} onCadastrado={enter} />
}

function Feito({ cadastrado: { nome, candidatado } }: { cadastrado: Cadastrado }) {
  const { candidato, empresaId } = usePortal()
  const heading = usePage('Cadastro concluído')
  return (
    <section className="aviso">
      <Icon name="certo" />
      <h1 ref={heading} tabIndex={-1}>
        Cadastro concluído, {firstName(nome)}!
      </h1>
      <p>
        {candidatado
          ? 'A sua candidatura à vaga também foi enviada. A empresa já pode ver os seus dados.'
          : 'A empresa já pode ver os seus dados. Agora escolha uma vaga e candidate-se.'}
      </p>
      <Link className="botao" to={portalLink(candidato ? '/anuncios' : '/login', { empresaId })}>
        {candidato ? 'Ver vagas abertas' : 'Entrar'}
      </Link>
      {candidato && (
        <Link className="botao leve" to={portalLink(`/candidatos/${candidato.id}`, { empresaId })}>
          Contar mais no meu cadastro
        </Link>
      )}
    </section>
  )
}

function EscolheEmpresa({ solicitacaoId }: { solicitacaoId?: string }) {
  const heading = usePage('Novo Cadastro')
  const load = useCallback((signal: AbortSignal) => getJson<{ id: number; nome: string }[]>('empresas', {}, signal), [])
  const { data, error, retry } = useLoad(load)
  if (error) return <Failure heading="h1" message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Novo Cadastro
      </h1>
      <p className="nota">Em qual empresa você quer se cadastrar?</p>
      <ul className="empresas">
        {data.map(({ id, nome }) => (
          <li key={id}>
            <Link className="botao leve grande" to={portalLink('/candidatos/new', { empresaId: id, solicitacaoId })}>
              {nome}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
