import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Empresa } from '#schemas/runtime/answers/recruitment/portal.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import { Icon } from '../Icon.tsx'
import { Menu } from './Menu.tsx'

/** Company and menu; up to 1024 px the menu is behind a button — spec 1 §2.3. */
export function Header() {
  const { empresa, empresaId, candidato } = usePortal()
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <header className="topo">
      <div ref={bar} className={candidato ? 'topo-linha com-candidato' : 'topo-linha'}>
        <Link className="marca" to={portalLink('/anuncios', { empresaId })}>
          <Brand empresa={empresa} />
        </Link>
        <button
          ref={button}
          type="button"
          className="menu-botao"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen((was) => !was)}
        >
          <Icon name={open ? 'fechar' : 'menu'} />
          <span>{open ? 'Fechar' : 'Menu'}</span>
        </button>
        <Menu open={open} onClose={() => setOpen(false)} />
      </div>
    </header>
  )
}

function Brand({ empresa }: { empresa?: Empresa }) {
  if (!empresa)
    return (
      <>
        <img src="/externo/favicon.svg" alt="" width="36" height="36" />
        <span className="marca-nome">Portal do candidato</span>
      </>
    )
  if (empresa.logo) return <img className="marca-logo" src={empresa.logo} alt={empresa.nome} height="40" />
  return (
    <>
      <span className="marca-letra" aria-hidden="true">
        {empresa.nome.charAt(0)}
      </span>
      <span className="marca-nome">{empresa.nome}</span>
    </>
  )
}
