import { Link } from 'react-router'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { get } from '../api.ts'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { LoggedIn } from '../components/LoggedIn.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { situacoes } from '../texts.ts'
import type { Processo } from '../types.ts'
import { useExpired } from '../useExpired.ts'
import { useLoad } from '../useLoad.ts'
import { usePage } from '../usePage.ts'

/** /externo/historico-candidatos: where the candidate stands in each selection — spec 1 §2.3 */
export default function Historico() {
  const { visita } = usePortal()
  return (
    <LoggedIn>
      <Meu key={visita} />
    </LoggedIn>
  )
}

const load = (signal: AbortSignal) => get<Processo[]>('historico-candidatos', {}, signal)

function Meu() {
  const { empresaId } = usePortal()
  const heading = usePage('Histórico')
  const { data, error, retry } = useLoad(load)
  useExpired(error)
  return (
    <>
      <div className="abertura">
        <h1 ref={heading} tabIndex={-1}>
          Histórico
        </h1>
        <p>As seleções de que você participa ou participou, e até onde cada uma chegou.</p>
      </div>
      {error ? (
        <Failure message={error.message} onRetry={retry} />
      ) : !data ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <section className="aviso">
          <Icon name="busca" />
          <h2>Você ainda não se candidatou</h2>
          <p>Encontre uma vaga que combina com você e envie o seu cadastro.</p>
          <Link className="botao" to={link('/anuncios', { empresaId })}>
            Ver vagas abertas
          </Link>
        </section>
      ) : (
        <div className="aplicacoes">
          {data.map((processo) => (
            <Selecao key={processo.id} processo={processo} />
          ))}
        </div>
      )}
    </>
  )
}

function Selecao({ processo: { vaga, empresa, data, situacao, etapas, pendentes } }: { processo: Processo }) {
  const { empresaId } = usePortal()
  return (
    <section className="folha aplicacao">
      <div className="avaliacao-linha">
        <div>
          <h2>{vaga}</h2>
          <p className="nota">
            {empresa}
            {data && ` · candidatura de ${displayDay(data)}`}
          </p>
        </div>
        <span className={situacao === 'C' ? 'selo certo' : 'selo'}>{situacoes[situacao]}</span>
      </div>
      {etapas.length > 0 ? (
        <ol className="etapas">
          {etapas.map((etapa, index) => (
            <li
              key={`${etapa.data} ${etapa.nome}`}
              aria-current={ehAtual(index, etapas, situacao) ? 'step' : undefined}
            >
              <strong>{etapa.nome}</strong>{' '}
              <span className="nota">desde {displayDay(isoDay(new Date(etapa.data)))}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="nota">Cadastro recebido: a empresa ainda vai analisá-lo.</p>
      )}
      {pendentes > 0 && (
        <Link className="botao" to={link('/solicitacao-avaliacao', { empresaId })}>
          {pendentes === 1 ? 'Responder a avaliação pendente' : `Responder ${pendentes} avaliações pendentes`}
        </Link>
      )}
    </section>
  )
}

const ehAtual = (index: number, etapas: Processo['etapas'], situacao: Processo['situacao']) =>
  situacao === 'E' && index === etapas.length - 1
