import { type KeyboardEvent, useState } from 'react'
import { NavLink } from 'react-router'
import cpf from '#schemas/runtime/formats/cpf.ts'
import { link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { Icon } from './Icon.tsx'

/** Letters of a name that are greeted (spec 1 §9). */
const greeted = 20

interface MenuProps {
  open: boolean
  onClose(): void
}

/** The same entries on every width; they follow who is logged in. */
export function Menu({ open, onClose }: MenuProps) {
  const { candidato, empresaId, loading } = usePortal()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <nav id="menu" className={open ? 'menu aberto' : 'menu'} aria-label="Portal" onKeyDown={onKeyDown}>
      {candidato && (
        <p className="saudacao">
          <strong>Olá, {candidato.nome.slice(0, greeted)}</strong>
          <span>CPF {cpf.display?.(candidato.cpf)}</span>
        </p>
      )}
      <NavLink className="menu-item" to={link('/anuncios', { empresaId })} onClick={onClose}>
        Vagas Abertas
      </NavLink>
      {candidato && (
        <>
          <NavLink className="menu-item" to={link('/historico-candidatos', { empresaId })} onClick={onClose}>
            Histórico
          </NavLink>
          <NavLink className="menu-item" to={link('/solicitacao-avaliacao', { empresaId })} onClick={onClose}>
            Avaliações
          </NavLink>
        </>
      )}
      {candidato && <Sair onDone={onClose} />}
      {!candidato && !loading && (
        <NavLink className="menu-item entrar" to={link('/login', { empresaId })} onClick={onClose}>
          Entrar
        </NavLink>
      )}
    </nav>
  )
}

function Sair({ onDone }: { onDone(): void }) {
  const { logout } = usePortal()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await logout()
    setLeaving(false)
    onDone()
  }
  return (
    <button type="button" className="menu-item" onClick={leave} disabled={leaving}>
      <Icon name="sair" />
      {leaving ? 'Saindo…' : 'Sair'}
    </button>
  )
}
