import { Link, useLocation } from 'react-router'
import { putJson } from '../api.ts'
import { useEnvio } from '../components/conta/useEnvio.ts'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'

/** /externo/desfazer-email: undoes a change of e-mail from the former address. Only a click acts: mail scanners open links, too. */
export default function DesfazerEmail() {
  const { empresaId } = usePortal()
  const codigo = useLocation().hash.slice(1)
  const heading = usePage('Voltar ao e-mail anterior')
  const { form, failure, sending, done, submit } = useEnvio(
    () => ({}),
    () => putJson('candidatos/desfaz-email', { codigo }),
  )
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Voltar ao e-mail anterior
      </h1>
      {failure && (
        <p className="erro" role="alert">
          {failure}
        </p>
      )}
      {done ? (
        <p className="sucesso" role="status">
          O seu cadastro voltou ao e-mail anterior e as sessões foram encerradas. Quem mudou o e-mail pode conhecer a
          sua senha: <Link to={portalLink('/recuperar-senha', { empresaId })}>crie agora uma nova</Link>.
        </p>
      ) : codigo === '' ? (
        <p>Abra esta página pelo link que você recebeu por e-mail.</p>
      ) : (
        <form ref={form} className="formulario" onSubmit={submit} noValidate>
          <p>
            O e-mail do seu cadastro foi alterado. Se não foi você, volte ao e-mail anterior: as sessões abertas serão
            encerradas.
          </p>
          <button type="submit" className="botao grande" disabled={sending}>
            {sending ? 'Voltando…' : 'Voltar ao e-mail anterior'}
          </button>
        </form>
      )}
    </div>
  )
}
