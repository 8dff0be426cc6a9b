import { useCallback } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { get, getPage } from '../api.ts'
import { Failure } from '../components/Failure.tsx'
import { type Chosen, Filters } from '../components/Filters.tsx'
import { InvalidCompany } from '../components/InvalidCompany.tsx'
import { Pages } from '../components/Pages.tsx'
import { CardsSkeleton } from '../components/Skeleton.tsx'
import { VagaCard } from '../components/VagaCard.tsx'
import { isId, link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { oportunidades } from '../texts.ts'
import type { Recortes, VagaAberta } from '../types.ts'
import { useLoad } from '../useLoad.ts'
import { usePage } from '../usePage.ts'
import { DaSolicitacao } from './DaSolicitacao.tsx'

/** Vacancies on one page (spec 1 §9). */
const size = 15

/** /externo/anuncios: the open vacancies; with ?solicitacaoId= the one of a shared link — spec 1 §2.3 */
export function Vagas() {
  const { empresaInvalida, visita } = usePortal()
  const [search] = useSearchParams()
  const solicitacaoId = search.get('solicitacaoId') ?? ''
  if (empresaInvalida) return <InvalidCompany />
  return isId(solicitacaoId) ? <DaSolicitacao solicitacaoId={solicitacaoId} /> : <Lista key={visita} />
}

function Lista() {
  const { empresa, empresaId } = usePortal()
  const { chosen, page, address, change } = useChosen()
  const { q, cidadeId, areaId } = chosen
  const load = useCallback(
    (signal: AbortSignal) =>
      getPage<VagaAberta>('anuncios', { empresaId, q, cidadeId, areaId, page: page - 1, size }, signal),
    [empresaId, q, cidadeId, areaId, page],
  )
  const loadRecortes = useCallback(
    (signal: AbortSignal) => get<Recortes>('anuncios/filtros', { empresaId }, signal),
    [empresaId],
  )
  const { data, error, loading, retry } = useLoad(load)
  const recortes = useLoad(loadRecortes).data
  const nome = empresaId === undefined ? undefined : empresa?.nome
  const heading = usePage(nome ? `Vagas abertas – ${nome}` : 'Vagas abertas')
  const last = Math.ceil((data?.total ?? 0) / size)
  if (data && !loading && page > Math.max(last, 1)) return <Navigate replace to={address(last)} />
  return (
    <>
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
            {data.total > 0 && oportunidades(data.total)}
          </p>
          {data.rows.length === 0 && (
            <Empty filtered={q + cidadeId + areaId !== ''} all={link('/anuncios', { empresaId })} />
          )}
          <ul className="vagas">
            {data.rows.map((vaga) => (
              <VagaCard key={vaga.id} vaga={vaga} />
            ))}
          </ul>
          <Pages page={page} last={last} address={address} />
        </div>
      )}
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

/** What is chosen stands in the address: it survives a reload, the way back, and being sent to somebody. */
function useChosen() {
  const [search, setSearch] = useSearchParams()
  const id = (name: string) => {
    const text = search.get(name) ?? ''
    return isId(text) ? text : ''
  }
  const chosen: Chosen = { q: search.get('q') ?? '', cidadeId: id('cidadeId'), areaId: id('areaId') }
  const page = Number(id('pagina') || 1)
  const empresaId = id('empresaId')
  const address = (pagina: number) =>
    link('/anuncios', { empresaId, ...chosen, pagina: pagina > 1 ? pagina : undefined })
  const change = (changes: Partial<Chosen>) =>
    setSearch(
      Object.entries({ empresaId, ...chosen, ...changes }).filter(([, value]) => value !== ''),
      { replace: true },
    )
  return { chosen, page, address, change }
}
