import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { putJson } from '../api.ts'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { faltaNaSenha, NovaSenha } from '../components/conta/NovaSenha.tsx'
import { useAcesso } from '../components/conta/useAcesso.tsx'
import { useEnvio } from '../components/conta/useEnvio.ts'
import { useWhenKnown } from '../components/conta/useWhenKnown.ts'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'

/** /externo/recuperar-senha: requests the link or, with its code, sets a new password — spec 1 §2.3, §7.2 */
export default function RecuperarSenha() {
  const { empresaId, empresaInvalida } = usePortal()
  const codigo = useLocation().hash.slice(1)
  const heading = usePage('Recuperar Senha')
  if (empresaInvalida) return <InvalidCompany />
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Recuperar Senha
      </h1>
      {codigo === '' ? <Pedido /> : <Redefinicao codigo={codigo} />}
      <p>
        <Link className="voltar" to={portalLink('/login', { empresaId })}>
          Voltar para a entrada
        </Link>
      </p>
    </div>
  )
}

function Pedido() {
  const acesso = useAcesso()
  // the demo has no mail server: the server returns the link, shown here
  const [demo, setDemo] = useState<string>()
  const { form, errors, failure, sending, done, submit, forget } = useEnvio(acesso.missing, async () => {
    const pedido = { cpf: acesso.cpf, empresaId: Number(acesso.empresaId) }
    const answer = await putJson<{ link?: string } | undefined>('candidatos/recuperar-senha', pedido)
    setDemo(answer?.link)
  })
  const { waiting, onSubmit } = useWhenKnown(acesso.loading, submit)
  if (done)
    return (
      <>
        <p className="sucesso" role="status">
          Se houver um e-mail no cadastro deste CPF, enviamos para ele as instruções para criar uma nova senha. O link
          vale por uma hora. Não chegou? Veja a caixa de spam ou fale com a empresa.
        </p>
        {demo !== undefined && (
          <p className="nota">
            Esta é uma demonstração sem servidor de e-mail: <a href={demo}>abrir o link que iria na mensagem</a>
          </p>
        )}
      </>
    )
  return (
    <form ref={form} className="formulario" onSubmit={onSubmit} noValidate>
      <p className="nota">Enviamos um link para o e-mail do seu cadastro.</p>
      {failure && (
        <p className="erro" role="alert">
          {failure}
        </p>
      )}
      {acesso.fields(errors, forget)}
      <button type="submit" className="botao grande" disabled={sending || waiting}>
        {sending || waiting ? 'Enviando…' : 'Enviar o link'}
      </button>
    </form>
  )
}

const vazia = { novaSenha: '', confNovaSenha: '' }

function Redefinicao({ codigo }: { codigo: string }) {
  const { empresaId } = usePortal()
  const [value, setValue] = useState(vazia)
  const { form, errors, failure, sending, done, submit, forget } = useEnvio(
    () => faltaNaSenha(value),
    () => putJson('candidatos/nova-senha', { codigo, ...value }),
  )
  if (done)
    return (
      <p className="sucesso" role="status">
        A sua nova senha está valendo. <Link to={portalLink('/login', { empresaId })}>Entrar com ela</Link>
      </p>
    )
  return (
    <form ref={form} className="formulario" onSubmit={submit} noValidate>
      <p className="nota">Escolha a sua nova senha.</p>
      {failure && (
        <p className="erro" role="alert">
          {failure}
        </p>
      )}
      <NovaSenha
        value={value}
        errors={errors}
        onChange={(name, text) => {
          setValue((old) => ({ ...old, [name]: text }))
          forget(name)
        }}
      />
      <button type="submit" className="botao grande" disabled={sending}>
        {sending ? 'Salvando…' : 'Salvar a nova senha'}
      </button>
    </form>
  )
}
