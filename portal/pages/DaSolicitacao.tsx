import { useCallback } from 'react'
import { Navigate } from 'react-router'
import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { getPage } from '../api.ts'
import { asks } from '../asked.ts'
import { Failure } from '../components/Failure.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { portalLink } from '../links.ts'
import { usePrefetchedPage } from '../prefetched.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'
import { VagaFechada } from './Vaga.tsx'

/** Finds the advert of the request named in a shared link. */
export function DaSolicitacao({ solicitacaoId }: { solicitacaoId: string }) {
  const { empresaId } = usePortal()
  const load = useCallback(
    (signal: AbortSignal) => getPage<VagaAberta>(...asks.daSolicitacao(solicitacaoId, empresaId), signal),
    [solicitacaoId, empresaId],
  )
  const { data, error, retry } = useLoad(
    load,
    usePrefetchedPage<VagaAberta>(...asks.daSolicitacao(solicitacaoId, empresaId)),
  )
  if (error) return <Failure message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  const [vaga] = data.rows
  return vaga ? <Navigate replace to={portalLink(`/anuncios/${vaga.id}`, { empresaId })} /> : <VagaFechada />
}
