import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Candidato } from '#schemas/runtime/answers/recruitment/portal.ts'
import cpf from '#schemas/runtime/formats/cpf.ts'
import { portalLink } from '../../links.ts'
import { abertas, type Entrada, entradasProprias, isCurrent } from '../../menu.ts'
import { usePortal } from '../../session.tsx'
import { Icon } from '../Icon.tsx'

/** Characters of the name in the greeting (spec 1 §9). */
const greeted = 20

interface MenuProps {
  open: boolean
  onClose(): void
}

/** The menu; its entries depend on whether somebody is logged in, not on the width. */
export function Menu({ open, onClose }: MenuProps) {
  const { candidato, empresaId, loading } = usePortal()
  const entradas = candidato ? [...abertas, ...entradasProprias(candidato)] : abertas
  return (
    <nav id="menu" className={open ? 'menu aberto' : 'menu'} aria-label="Portal">
      {candidato && <Saudacao candidato={candidato} />}
      <div className="menu-itens">
        {entradas.map((entrada) => (
          <Item key={entrada.titulo} entrada={entrada} onClick={onClose} />
        ))}
        {!candidato && !loading && (
          <Link className="menu-item entrar" to={portalLink('/login', { empresaId })} onClick={onClose}>
            Entrar
          </Link>
        )}
      </div>
      {candidato && <Sair empresaId={empresaId ?? candidato.empresa.id} onDone={onClose} />}
    </nav>
  )
}

function Saudacao({ candidato: { nome, cpf: digits } }: { candidato: Candidato }) {
  return (
    <p className="saudacao">
      <strong>Olá, {nome.slice(0, greeted).trimEnd()}</strong>
      <span>CPF {cpf.display?.(digits)}</span>
    </p>
  )
}

function Item({ entrada, onClick }: { entrada: Entrada; onClick(): void }) {
  const { empresaId } = usePortal()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { titulo, path, tab } = entrada
  return (
    <Link
      className="menu-item"
      to={portalLink(path, { empresaId, tab })}
      aria-current={isCurrent(entrada, pathname, search) ? 'page' : undefined}
      onClick={onClick}
    >
      {titulo}
    </Link>
  )
}

/** Log-out; from a page that needs a log-in it leads to the vacancies of that portal's company (`LoggedIn`). */
function Sair({ empresaId, onDone }: { empresaId: number; onDone(): void }) {
  const { logout } = usePortal()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await logout(empresaId)
    setLeaving(false)
    onDone()
  }
  return (
    <button type="button" className="menu-item menu-sair" onClick={leave} disabled={leaving}>
      <Icon name="sair" />
      {leaving ? 'Saindo…' : 'Sair'}
    </button>
  )
}
