import type { ReactNode } from 'react'
import { Header } from './Header.tsx'
import { TermoPendente } from './TermoPendente.tsx'

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="pular" href="#conteudo">
        Ir para o conteúdo
      </a>
      <Header />
      <TermoPendente />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <footer className="rodape">
        <p>Portal do candidato · Prumo RH</p>
      </footer>
    </>
  )
}
