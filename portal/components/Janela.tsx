import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

interface JanelaProps {
  title: string
  onClose(): void
  children: ReactNode
}

/** A dialog over the page: the browser keeps the focus inside, closes it by Esc and gives the focus back. */
export function Janela({ title, onClose, children }: JanelaProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // closed while it still stands in the page: only then the focus goes back
  useLayoutEffect(() => {
    const own = dialog.current
    own?.showModal()
    return () => own?.close()
  }, [])
  return (
    <dialog ref={dialog} className="janela" aria-labelledby={id} onCancel={onClose}>
      <div className="janela-topo">
        <h2 id={id}>{title}</h2>
        <button type="button" className="janela-fechar" aria-label="Fechar" onClick={onClose}>
          <Icon name="fechar" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
