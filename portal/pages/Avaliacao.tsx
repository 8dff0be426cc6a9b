import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Avaliacao as AvaliacaoDe } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { getJson } from '../api.ts'
import { LoggedIn } from '../components/conta/LoggedIn.tsx'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { Responder } from '../components/questionario/Responder.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useExpired } from '../hooks/useExpired.ts'
import { usePage } from '../hooks/usePage.ts'
import { isId, portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'

/** /externo/avaliacoes/{id}: the questions of one evaluation — spec 1 §2.3 */
export default function Avaliacao() {
  const { id = '' } = useParams()
  const { visita } = usePortal()
  return <LoggedIn>{isId(id) ? <Carregada key={`${id} ${visita}`} id={id} /> : <Nenhuma />}</LoggedIn>
}

function Carregada({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => getJson<AvaliacaoDe>(`avaliacoes/${id}`, {}, signal), [id])
  const { data: loaded, error, retry } = useLoad(load)
  const [handed, setHanded] = useState<AvaliacaoDe>()
  useExpired(error)
  const avaliacao = handed ?? loaded
  const heading = usePage(avaliacao?.titulo)
  if (error?.status === 404) return <Nenhuma />
  if (error) return <Failure heading="h1" message={error.message} onRetry={retry} />
  if (!avaliacao) return <PageSkeleton />
  const { titulo, cabecalho, respondida, expirada, dataHoraExpiracao, respondidaEm } = avaliacao
  return (
    <article className="folha">
      <Back />
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {cabecalho && <p className="descricao">{cabecalho}</p>}
      {respondida ? (
        <div className="sucesso" role="status">
          <Icon name="certo" />
          <p>
            <strong>Avaliação entregue</strong> em {displayInstant(respondidaEm ?? '')}. Obrigado: a empresa recebeu as
            suas respostas.
          </p>
        </div>
      ) : expirada ? (
        <p className="erro" role="alert">
          O prazo para responder terminou em {displayInstant(dataHoraExpiracao ?? '')}. Se precisar de mais tempo, fale
          com a empresa.
        </p>
      ) : (
        <Responder avaliacao={avaliacao} onHanded={setHanded} onClosed={retry} />
      )}
    </article>
  )
}

function Back() {
  const { empresaId } = usePortal()
  return (
    <Link className="voltar" to={portalLink('/solicitacao-avaliacao', { empresaId })}>
      <Icon name="voltar" />
      Avaliações
    </Link>
  )
}

function Nenhuma() {
  const heading = usePage('Avaliação não encontrada')
  return (
    <section className="aviso">
      <h1 ref={heading} tabIndex={-1}>
        Esta avaliação não está disponível
      </h1>
      <p>Ela pode ter sido retirada pela empresa.</p>
      <Back />
    </section>
  )
}
