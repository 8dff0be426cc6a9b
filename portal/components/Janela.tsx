import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

interface JanelaProps {
  title: string
  onClose(): void
  children: ReactNode
}

/** A modal `<dialog>`: the browser traps the focus, closes on Esc and restores the focus. */
export function Janela({ title, onClose, children }: JanelaProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // layout effect: `close()` must run while the element is in the document, or the focus is not restored
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
