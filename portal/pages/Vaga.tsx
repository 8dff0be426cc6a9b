import { useCallback, useState } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { getJson } from '../api.ts'
import { asks } from '../asked.ts'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { Facts } from '../components/Facts.tsx'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { Apply } from '../components/vagas/Apply.tsx'
import { ImagemDaEmpresa, SobreAEmpresa } from '../components/vagas/Empregador.tsx'
import { Indicar } from '../components/vagas/Indicar.tsx'
import { Share } from '../components/vagas/Share.tsx'
import { usePage } from '../hooks/usePage.ts'
import { isId, portalLink } from '../links.ts'
import { useHoje, usePrefetched } from '../prefetched.ts'
import { usePortal } from '../session.tsx'
import { prazoDaVaga, tituloDaVaga, vagaFechada } from '../texts.ts'
import { useLoad } from '../useLoad.ts'

/** /externo/anuncios/{id}: one open vacancy. */
export function Vaga() {
  const { id = '' } = useParams()
  const { empresaInvalida, visita } = usePortal()
  if (empresaInvalida) return <InvalidCompany />
  return isId(id) ? <Carregada key={`${id} ${visita}`} id={id} /> : <VagaFechada />
}

function Carregada({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => getJson<VagaAberta>(...asks.vaga(id), signal), [id])
  const { empresaId, visita } = usePortal()
  const { state } = useLocation()
  const known = usePrefetched<VagaAberta | null>(...asks.vaga(id))
  const { data, error, retry } = useLoad(load, (visita === 0 && known) || undefined)
  if (error?.status === 404 || (known === null && !data)) return <VagaFechada />
  if (error)
    return <Failure title="Não foi possível abrir a vaga" heading="h1" message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  // redirects to the portal of the vacancy's company, whose colours and logo apply
  if (data.empresa.id !== empresaId)
    return <Navigate replace to={portalLink(`/anuncios/${id}`, { empresaId: data.empresa.id })} state={state} />
  return <Details vaga={data} />
}

function Details({ vaga: loaded }: { vaga: VagaAberta }) {
  const [applied, setApplied] = useState<VagaAberta>()
  const vaga = applied ?? loaded
  const heading = usePage(tituloDaVaga(vaga))
  const { empresa } = usePortal()
  // `empresa` may still be the previous one
  const dona = empresa?.id === vaga.empresa.id ? empresa : undefined
  const fim = prazoDaVaga(vaga, useHoje())
  return (
    <article className="folha">
      <Back />
      {dona && <ImagemDaEmpresa empresa={dona} />}
      <h1 ref={heading} tabIndex={-1}>
        {vaga.titulo}
      </h1>
      <p className="vaga-empresa">{vaga.empresa.nome}</p>
      {fim?.urgente && (
        <p className="prazo urgente">
          <Icon name="prazo" />
          {fim.texto}
        </p>
      )}
      <Facts vaga={vaga} />
      <h2>Sobre a vaga</h2>
      <p className="descricao">{vaga.descricao}</p>
      <div className="compartilhar">
        <Share vaga={vaga} />
        <Indicar vaga={vaga} />
      </div>
      <section className="candidatura" aria-label="Candidatura">
        <Apply vaga={vaga} sent={applied !== undefined} onApplied={setApplied} />
      </section>
      {dona && <SobreAEmpresa empresa={dona} />}
    </article>
  )
}

/** Back to the list with its former query string. */
function Back() {
  const { empresaId } = usePortal()
  const { state } = useLocation() as { state: { search?: string } | null }
  return (
    <Link className="voltar" to={state?.search ? `/anuncios${state.search}` : portalLink('/anuncios', { empresaId })}>
      <Icon name="voltar" />
      Vagas abertas
    </Link>
  )
}

/** Not found or closed: the visitor gets the same text. */
export function VagaFechada() {
  const { empresaId } = usePortal()
  const heading = usePage(vagaFechada)
  return (
    <section className="aviso">
      <h1 ref={heading} tabIndex={-1}>
        Esta vaga não está mais disponível
      </h1>
      <p>Ela pode ter sido preenchida ou encerrada. Veja as outras oportunidades.</p>
      <Link className="botao" to={portalLink('/anuncios', { empresaId })}>
        Ver vagas abertas
      </Link>
    </section>
  )
}
