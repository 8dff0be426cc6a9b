import { type ReactNode, useEffect, useRef } from 'react'

interface AvisoProps {
  titulo: string
  children?: ReactNode
  acao?: string
  onAcao?(): void
}

/** A message with at most one button. */
export function Aviso({ titulo, children, acao, onAcao }: AvisoProps) {
  const heading = useTitulo(titulo)
  return (
    <section className="aviso">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {children && <p>{children}</p>}
      {acao !== undefined && (
        <button type="button" className="botao leve" onClick={onAcao}>
          {acao}
        </button>
      )}
    </section>
  )
}

/** The first view does not move the focus. */
let first = true

/** Sets the document title; a later view focuses its heading. */
export function useTitulo(titulo: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = titulo
  }, [titulo])
  useEffect(() => {
    if (!first) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    first = false
  }, [])
  return heading
}
