import { Link } from 'react-router'
import { Abertura, Lista, PaginaPropria, Vazia } from '#portal/components/conta/PaginaPropria.tsx'
import type { Aplicacao } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { getJson } from '../api.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'

/** /externo/solicitacao-avaliacao: what the candidate has to answer, by vacancy — spec 1 §2.3, §3.2 */
export default function Avaliacoes() {
  return <PaginaPropria pagina={Minhas} />
}

const load = (signal: AbortSignal) => getJson<{ vagas: Aplicacao[] }>('solicitacao-avaliacao', {}, signal)

const nenhuma = (
  <Vazia icon="certo" titulo="Nenhuma avaliação por enquanto">
    Quando uma empresa liberar uma avaliação para você, ela aparece aqui.
  </Vazia>
)

function Minhas() {
  const heading = usePage('Avaliações da Vaga')
  const carga = useLoad(load)
  return (
    <>
      <Abertura heading={heading} titulo="Avaliações da Vaga">
        Responda dentro do prazo: suas respostas vão para a empresa da vaga.
      </Abertura>
      <Lista carga={carga} vazia={nenhuma} isVazia={({ vagas }) => vagas.length === 0}>
        {({ vagas }) => vagas.map((vaga) => <Vaga key={vaga.solicitacao?.id ?? 0} vaga={vaga} />)}
      </Lista>
    </>
  )
}

function Vaga({ vaga }: { vaga: Aplicacao }) {
  const { titulo = 'Avaliações', empresa, qtdAvaliacoes, qtdAvaliacoesRespondidas, avaliacoes } = vaga
  return (
    <section className="folha aplicacao">
      <h2>{titulo}</h2>
      <p className="nota">
        {empresa} · {qtdAvaliacoesRespondidas} de {qtdAvaliacoes}{' '}
        {qtdAvaliacoes === 1 ? 'avaliação respondida' : 'avaliações respondidas'}
      </p>
      <ul className="avaliacoes">
        {avaliacoes.map((avaliacao) => (
          <Linha key={avaliacao.id} avaliacao={avaliacao} />
        ))}
      </ul>
    </section>
  )
}

function Linha({ avaliacao }: { avaliacao: Aplicacao['avaliacoes'][number] }) {
  const { empresaId } = usePortal()
  const { id, titulo, perguntas, respondidas, respondida, expirada, dataHoraExpiracao, respondidaEm } = avaliacao
  const aberta = !respondida && !expirada
  return (
    <li className="avaliacao-linha">
      <div>
        <h3>{titulo}</h3>
        <p className={expirada ? 'prazo urgente' : 'nota'}>
          {respondida
            ? `Respondida em ${displayInstant(respondidaEm ?? '')}`
            : dataHoraExpiracao
              ? `${expirada ? 'Prazo encerrado em' : 'Responda até'} ${displayInstant(dataHoraExpiracao)}`
              : 'Sem prazo para responder'}
          {aberta && ` · ${respondidas} de ${perguntas} ${perguntas === 1 ? 'pergunta' : 'perguntas'}`}
        </p>
      </div>
      {aberta && (
        <Link className="botao" to={portalLink(`/avaliacoes/${id}`, { empresaId })} aria-label={`Responder ${titulo}`}>
          {respondidas > 0 ? 'Continuar' : 'Responder'}
        </Link>
      )}
      {respondida && (
        <span className="selo certo">
          <Icon name="certo" /> Entregue
        </span>
      )}
      {expirada && <span className="selo">Expirada</span>}
    </li>
  )
}
