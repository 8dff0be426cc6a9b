import { type ReactNode, useState } from 'react'

interface Props {
  texto: string
  busy?: boolean
  onAceita(): void
  children?: ReactNode
}

/** Privacy terms and security policy: read, tick, continue — spec 1 §2.3 */
export function TextoDoTermo({ texto, busy = false, onAceita, children }: Props) {
  const [aceito, setAceito] = useState(false)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="termo-texto" aria-label="Texto dos termos" tabIndex={0}>
        {texto}
      </section>
      <label className="termo-aceite">
        <input type="checkbox" checked={aceito} onChange={(event) => setAceito(event.target.checked)} />
        Li e aceito os termos de privacidade e a política de segurança
      </label>
      {children}
      <button type="button" className="botao grande" disabled={!aceito || busy} onClick={onAceita}>
        Continuar
      </button>
    </>
  )
}
