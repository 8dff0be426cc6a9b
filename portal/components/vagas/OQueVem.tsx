import { Link } from 'react-router'
import type { Candidatura } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import { Icon } from '../Icon.tsx'

/** Next steps of a selection: evaluations to answer, then interviews. */
export function OQueVem({ candidatura: { entrevistas, avaliacoes } }: { candidatura: Candidatura }) {
  const { empresaId } = usePortal()
  if (entrevistas.length + avaliacoes.length === 0)
    return (
      <p className="nota">
        Por enquanto não há nada a fazer: a empresa está analisando e entrará em contato se você avançar.
      </p>
    )
  return (
    <ul className="avaliacoes">
      {avaliacoes.map(({ id, titulo, dataHoraExpiracao }) => (
        <li key={`avaliacao ${id}`} className="avaliacao-linha">
          <div>
            <h3>{titulo}</h3>
            <p className="nota">
              {dataHoraExpiracao ? `Responda até ${displayInstant(dataHoraExpiracao)}` : 'Sem prazo para responder'}
            </p>
          </div>
          <Link
            className="botao"
            to={portalLink(`/avaliacoes/${id}`, { empresaId })}
            aria-label={`Responder ${titulo}`}
          >
            Responder
          </Link>
        </li>
      ))}
      {entrevistas.map((entrevista) => (
        <Entrevista key={`entrevista ${entrevista.id}`} entrevista={entrevista} />
      ))}
    </ul>
  )
}

function Entrevista({ entrevista }: { entrevista: Candidatura['entrevistas'][number] }) {
  const { id, inicio, duracao, local, link: video, cancelada } = entrevista
  const quando = displayInstant(inicio)
  return (
    <li className="avaliacao-linha">
      <div>
        <h3>
          {cancelada ? 'Entrevista cancelada' : 'Entrevista'} · {quando}
        </h3>
        {cancelada ? (
          <p className="nota">Se houver uma nova data, a empresa avisará.</p>
        ) : (
          <p className="nota">
            {duracao} minutos · {local}
            {video && (
              <>
                {' · '}
                <a href={video} target="_blank" rel="noreferrer">
                  Abrir a videochamada
                </a>
              </>
            )}
          </p>
        )}
      </div>
      {!cancelada && (
        <a
          className="botao leve"
          href={`/api/externo/entrevistas/${id}/convite`}
          download="entrevista.ics"
          aria-label={`Pôr na agenda a entrevista de ${quando}`}
        >
          <Icon name="prazo" />
          Pôr na agenda
        </a>
      )}
    </li>
  )
}
