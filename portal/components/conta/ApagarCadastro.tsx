import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { postJson } from '../../api.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import { asFailure } from '../../useLoad.ts'
import { Janela } from '../Janela.tsx'
import { SenhaField } from './LoginFields.tsx'

/** Asks for the password before the registration is erased. */
export function ApagarCadastro({ onClose }: { onClose(): void }) {
  const { empresaId } = usePortal()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [senha, setSenha] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)

  const focus = () => form.current?.querySelector<HTMLInputElement>('[name=senha]')?.focus()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setError(senha === '' ? 'Senha é obrigatória' : undefined)
    if (senha === '') return focus()
    setSending(true)
    try {
      await postJson('privacidade/apagamento', { senha })
    } catch (problem) {
      const { fields, message } = asFailure(problem)
      setSending(false)
      setError(fields.senha)
      if (fields.senha === undefined) setFailure(message)
      return focus()
    }
    navigate(portalLink('/cadastro-apagado', { empresaId }), { replace: true, state: { apagado: true } })
  }
  return (
    <Janela title="Apagar o meu cadastro" onClose={onClose}>
      <form ref={form} className="janela-corpo" onSubmit={send} noValidate>
        <p>
          Os seus dados serão apagados agora e para sempre. Para confirmar que é você, digite a sua senha. Depois
          enviamos uma confirmação para o seu e-mail.
        </p>
        {failure && (
          <p className="erro" role="alert">
            {failure}
          </p>
        )}
        <SenhaField value={senha} error={error} onChange={setSenha} />
        <div className="janela-botoes">
          <button type="submit" className="botao perigo" disabled={sending}>
            {sending ? 'Apagando…' : 'Apagar para sempre'}
          </button>
          <button type="button" className="botao leve" onClick={onClose}>
            Cancelar
          </button>
        </div>
      </form>
    </Janela>
  )
}
