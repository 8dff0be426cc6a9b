import { useCallback } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { later, Waiting } from '#admin/form/later.tsx'
import type { Candidato } from '#schemas/runtime/answers/recruitment/portal.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { getJson } from '../api.ts'
import { carregaDefinicao } from '../cadastro/definicao.ts'
import { chaveDe } from '../cadastro/rascunho.ts'
import { AlterarSenha } from '../components/conta/AlterarSenha.tsx'
import { LoggedIn } from '../components/conta/LoggedIn.tsx'
import { Failure } from '../components/Failure.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useRetomada } from '../components/useRetomada.tsx'
import { useExpired } from '../hooks/useExpired.ts'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'
import { NaoEncontrada } from './NaoEncontrada.tsx'

const FormularioProprio = later(() => import('../cadastro/FormularioProprio.tsx'))

/** /externo/candidatos and /externo/candidatos/{id}: the own registration, and only that — spec 1 §2.3 */
export default function MeuCadastro() {
  return (
    <LoggedIn>
      <DeQuemEntrou />
    </LoggedIn>
  )
}

function DeQuemEntrou() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const { candidato, empresaId } = usePortal()
  if (!candidato) return null
  if (id === undefined) return <Navigate replace to={portalLink(`/candidatos/${candidato.id}`, { empresaId })} />
  if (id !== String(candidato.id)) return <NaoEncontrada />
  if (search.get('tab') === 'senha') return <AlterarSenha candidato={candidato} />
  return <Dados key={id} candidato={candidato} />
}

function Dados({ candidato: { id, empresa } }: { candidato: Candidato }) {
  const heading = usePage('Meu Cadastro')
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [definicao, record] = await Promise.all([
        carregaDefinicao(false, empresa.id, signal),
        getJson<RecordData>(`candidatos/${id}`, {}, signal),
      ])
      return { definicao, record }
    },
    [id, empresa.id],
  )
  const { data, error, retry } = useLoad(load)
  useExpired(error)
  const chave = chaveDe(empresa.id, id)
  const { rascunho, pergunta } = useRetomada(chave, empresa.id)
  if (error)
    return <Failure title="Não foi possível abrir o cadastro" heading="h1" message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return (
    <div className="folha larga">
      <h1 ref={heading} tabIndex={-1}>
        Meu Cadastro
      </h1>
      {pergunta ?? (
        <Waiting fallback={<PageSkeleton />}>
          <FormularioProprio {...data} empresaId={empresa.id} chave={chave} rascunho={rascunho} />
        </Waiting>
      )}
    </div>
  )
}
