import { useCallback, useMemo } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { Recortes, VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { getJson, getPage } from '../api.ts'
import { asks, chosenIn, size } from '../asked.ts'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { Failure } from '../components/Failure.tsx'
import { Pages } from '../components/Pages.tsx'
import { CardsSkeleton } from '../components/Skeleton.tsx'
import { ImagemDaEmpresa, SobreAEmpresa } from '../components/vagas/Empregador.tsx'
import { type Chosen, Filters } from '../components/vagas/Filters.tsx'
import { VagaCard } from '../components/vagas/VagaCard.tsx'
import { usePage } from '../hooks/usePage.ts'
import { isId, portalLink } from '../links.ts'
import { usePrefetched, usePrefetchedPage } from '../prefetched.ts'
import { usePortal } from '../session.tsx'
import { contaOportunidades, tituloDasVagas } from '../texts.ts'
import { useLoad } from '../useLoad.ts'
import { DaSolicitacao } from './DaSolicitacao.tsx'

/** /externo/anuncios: the open vacancies; with ?solicitacaoId= the one of a shared link — spec 1 §2.3 */
export function Vagas() {
  const { empresaInvalida, visita } = usePortal()
  const [search] = useSearchParams()
  const solicitacaoId = search.get('solicitacaoId') ?? ''
  if (empresaInvalida) return <InvalidCompany />
  return isId(solicitacaoId) ? <DaSolicitacao solicitacaoId={solicitacaoId} /> : <Lista key={visita} />
}

function Lista() {
  const { empresa, empresaId, visita } = usePortal()
  const { chosen, page, calls, address, change } = useChosen()
  const { known, load, loadRecortes } = calls
  const seen = usePrefetchedPage<VagaAberta>(...known.vagas)
  const seenRecortes = usePrefetched<Recortes>(...known.recortes)
  const { data, error, loading, retry } = useLoad(load, visita === 0 ? seen : undefined)
  const recortes = useLoad(loadRecortes, seenRecortes).data
  const dona = empresaId === undefined ? undefined : empresa
  const nome = dona?.nome
  const heading = usePage(tituloDasVagas(nome))
  const last = Math.ceil((data?.total ?? 0) / size)
  if (data && !loading && page > Math.max(last, 1)) return <Navigate replace to={address(last)} />
  return (
    <>
      {dona && <ImagemDaEmpresa empresa={dona} />}
      <div className="abertura">
        <h1 ref={heading} tabIndex={-1}>
          Vagas abertas
        </h1>
        <p>{nome ? `Venha fazer parte da equipe: ${nome}` : 'Encontre a sua próxima oportunidade'}</p>
      </div>
      <Filters chosen={chosen} recortes={recortes} onChange={change} />
      {error && <Failure message={error.message} onRetry={retry} />}
      {!data && loading && <CardsSkeleton />}
      {data && (
        <div className={loading ? 'lista carregando' : 'lista'} aria-busy={loading}>
          <p className="contagem" role="status">
            {data.total > 0 && contaOportunidades(data.total)}
          </p>
          {data.rows.length === 0 && (
            <Empty filtered={Object.values(chosen).join('') !== ''} all={portalLink('/anuncios', { empresaId })} />
          )}
          <ul className="vagas">
            {data.rows.map((vaga) => (
              <VagaCard key={vaga.id} vaga={vaga} />
            ))}
          </ul>
          <Pages page={page} last={last} address={address} />
        </div>
      )}
      {dona && <SobreAEmpresa empresa={dona} />}
    </>
  )
}

function Empty({ filtered, all }: { filtered: boolean; all: string }) {
  return (
    <section className="aviso">
      <h2>{filtered ? 'Nenhuma vaga encontrada' : 'Não há vagas abertas no momento'}</h2>
      <p>
        {filtered
          ? 'Tente outras palavras ou tire algum filtro.'
          : 'Novas oportunidades aparecem aqui. Volte em alguns dias.'}
      </p>
      {filtered && (
        <Link className="botao leve" to={all}>
          Ver todas as vagas
        </Link>
      )}
    </section>
  )
}

/** Filters and page from the address, the resulting calls, and their setter. */
function useChosen() {
  const [search, setSearch] = useSearchParams()
  const { chosen, page, empresaId } = chosenIn(search)
  const text = search.toString()
  const calls = useMemo(() => {
    const asked = new URLSearchParams(text)
    const vagas = asks.vagas(asked)
    const recortes = asks.recortes(empresaId)
    return {
      known: { vagas, recortes },
      load: (signal: AbortSignal) => getPage<VagaAberta>(...vagas, signal),
    }
  }, [text, empresaId])
  const loadRecortes = useCallback(
    (signal: AbortSignal) => getJson<Recortes>(...asks.recortes(empresaId), signal),
    [empresaId],
  )
  const address = (pagina: number) =>
    portalLink('/anuncios', { empresaId, ...chosen, pagina: pagina > 1 ? pagina : undefined })
  const change = (changes: Partial<Chosen>) =>
    setSearch(
      Object.entries({ empresaId, ...chosen, ...changes }).filter(([, value]) => value !== ''),
      { replace: true },
    )
  return { chosen, page, calls: { ...calls, loadRecortes }, address, change }
}
