import { type ReactNode, useEffect, useRef } from 'react'

interface AvisoProps {
  titulo: string
  children?: ReactNode
  acao?: string
  onAcao?(): void
}

/** Says one thing, and at most one way on. */
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

/** The first thing that is shown leaves the focus where the browser put it. */
let first = true

/** Names the window; what comes in place of something else takes the focus to its heading. */
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
