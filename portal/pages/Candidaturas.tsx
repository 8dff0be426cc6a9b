import { useState } from 'react'
import { Link } from 'react-router'
import { Abertura, Lista, PaginaPropria, semCandidatura } from '#portal/components/conta/PaginaPropria.tsx'
import type { Candidatura } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { getJson } from '../api.ts'
import { Icon } from '../components/Icon.tsx'
import { Desistir } from '../components/vagas/Desistir.tsx'
import { OQueVem } from '../components/vagas/OQueVem.tsx'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { useLoad } from '../useLoad.ts'
import { haQuantoTempo, passos, situacoes } from './texts.ts'

/** /externo/candidato-solicitacoes: the candidate's applications and their state — spec 1 §2.3 */
export default function Candidaturas() {
  return <PaginaPropria pagina={Minhas} />
}

const load = (signal: AbortSignal) => getJson<Candidatura[]>('candidato-solicitacoes', {}, signal)

function Minhas() {
  const heading = usePage('Minhas Candidaturas')
  const carga = useLoad(load)
  const [desistindo, setDesistindo] = useState<Candidatura>()
  const [dito, setDito] = useState('')
  const desistiu = ({ vaga }: Candidatura) => {
    setDesistindo(undefined)
    setDito(`Você desistiu desta seleção: ${vaga}.`)
    carga.retry()
    heading.current?.focus()
  }
  return (
    <>
      <Abertura heading={heading} titulo="Minhas Candidaturas">
        As vagas a que você se candidatou, em que etapa está cada uma e o que vem agora.
      </Abertura>
      <output className={dito ? 'sucesso dito' : undefined}>
        {dito && (
          <>
            <Icon name="certo" />
            {dito}
          </>
        )}
      </output>
      <Lista carga={carga} vazia={semCandidatura} isVazia={(candidaturas) => candidaturas.length === 0}>
        {(candidaturas) =>
          candidaturas.map((candidatura) => (
            <Cartao key={candidatura.id} candidatura={candidatura} onDesistir={setDesistindo} />
          ))
        }
      </Lista>
      {desistindo && (
        <Desistir
          candidatura={desistindo}
          onClose={() => setDesistindo(undefined)}
          onDone={() => desistiu(desistindo)}
        />
      )}
    </>
  )
}

interface CartaoProps {
  candidatura: Candidatura
  onDesistir(candidatura: Candidatura): void
}

function Cartao({ candidatura, onDesistir }: CartaoProps) {
  const { vaga, empresa, empresaId, data, situacao, etapa, naEtapaDesde, anuncioId } = candidatura
  const emSelecao = situacao === 'E'
  return (
    <article className="folha aplicacao" aria-label={vaga}>
      <div className="avaliacao-linha">
        <div>
          <h2>{anuncioId ? <Link to={portalLink(`/anuncios/${anuncioId}`, { empresaId })}>{vaga}</Link> : vaga}</h2>
          <p className="nota">
            {empresa}
            {data && ` · candidatura de ${displayDay(data)}`}
          </p>
        </div>
        <span className={situacao === 'C' ? 'selo certo' : 'selo'}>{situacoes[situacao]}</span>
      </div>
      {emSelecao && (
        <>
          <p className="etapa-atual">
            <strong>{etapa ?? 'Cadastro recebido'}</strong>
            {naEtapaDesde && (
              <span className="nota">
                desde {displayDay(isoDay(new Date(naEtapaDesde)))} · {haQuantoTempo(naEtapaDesde)}
              </span>
            )}
          </p>
          <OQueVem candidatura={candidatura} />
        </>
      )}
      <Historia candidatura={candidatura} />
      {emSelecao && (
        <button
          type="button"
          className="botao leve desistir"
          aria-label={`Desistir da vaga: ${vaga}`}
          onClick={() => onDesistir(candidatura)}
        >
          Desistir da vaga
        </button>
      )}
    </article>
  )
}

function Historia({ candidatura: { passos: dados, vaga } }: { candidatura: Candidatura }) {
  if (dados.length === 0) return null
  return (
    <details className="historia">
      <summary aria-label={`O que já aconteceu: ${vaga}`}>O que já aconteceu</summary>
      <ol className="etapas">
        {dados.map(({ data, tipo, etapa }) => (
          <li key={`${data} ${tipo} ${etapa ?? ''}`}>
            <strong>
              {passos[tipo]}
              {etapa && `: ${etapa}`}
            </strong>{' '}
            <span className="nota">em {displayDay(isoDay(new Date(data)))}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
