import { Link } from 'react-router'
import { Abertura, Lista, PaginaPropria, semCandidatura } from '#portal/components/conta/PaginaPropria.tsx'
import type { Processo } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { getJson } from '../api.ts'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'
import { situacoes } from './texts.ts'

/** /externo/historico-candidatos: the candidate's step in each selection — spec 1 §2.3 */
export default function Historico() {
  return <PaginaPropria pagina={Meu} />
}

const load = (signal: AbortSignal) => getJson<Processo[]>('historico-candidatos', {}, signal)

function Meu() {
  const heading = usePage('Histórico')
  const carga = useLoad(load)
  return (
    <>
      <Abertura heading={heading} titulo="Histórico">
        As seleções de que você participa ou participou, e até onde cada uma chegou.
      </Abertura>
      <Lista carga={carga} vazia={semCandidatura} isVazia={(processos) => processos.length === 0}>
        {(processos) => processos.map((processo) => <Selecao key={processo.id} processo={processo} />)}
      </Lista>
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
        <Link className="botao" to={portalLink('/solicitacao-avaliacao', { empresaId })}>
          {pendentes === 1 ? 'Responder a avaliação pendente' : `Responder ${pendentes} avaliações pendentes`}
        </Link>
      )}
    </section>
  )
}

const ehAtual = (index: number, etapas: Processo['etapas'], situacao: Processo['situacao']) =>
  situacao === 'E' && index === etapas.length - 1
