import { Link, useLocation } from 'react-router'
import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { portalLink } from '../../links.ts'
import { useHoje } from '../../prefetched.ts'
import { usePortal } from '../../session.tsx'
import { contaVagas, nomeDoLugar, prazoDaVaga } from '../../texts.ts'
import { Icon } from '../Icon.tsx'

/** One vacancy in the list; the whole card leads to it. */
export function VagaCard({ vaga }: { vaga: VagaAberta }) {
  const { empresaId } = usePortal()
  const { search } = useLocation()
  const { titulo, descricao, empresa, cidade, area, vinculo, quantidade, jaCandidatado } = vaga
  const fim = prazoDaVaga(vaga, useHoje())
  return (
    <li className="vaga">
      <h2>
        <Link to={portalLink(`/anuncios/${vaga.id}`, { empresaId: empresa.id })} state={{ search }}>
          {titulo}
        </Link>
      </h2>
      {empresaId === undefined && <p className="vaga-empresa">{empresa.nome}</p>}
      <ul className="etiquetas" aria-label="Resumo">
        {cidade && (
          <li>
            <Icon name="lugar" />
            {nomeDoLugar(cidade)}
          </li>
        )}
        {area && (
          <li>
            <Icon name="area" />
            {area.nome}
          </li>
        )}
        {vinculo && (
          <li>
            <Icon name="vinculo" />
            {vinculo}
          </li>
        )}
        {quantidade !== undefined && (
          <li>
            <Icon name="pessoas" />
            {contaVagas(quantidade)}
          </li>
        )}
      </ul>
      <p className="vaga-texto">{descricao}</p>
      <p className="vaga-pe">
        {fim && (
          <span className={fim.urgente ? 'prazo urgente' : 'prazo'}>
            <Icon name="prazo" />
            {fim.texto}
          </span>
        )}
        {jaCandidatado && (
          <span className="feito">
            <Icon name="certo" />
            Você já se candidatou
          </span>
        )}
      </p>
    </li>
  )
}
