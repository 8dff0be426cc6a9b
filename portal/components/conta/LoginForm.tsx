import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ApiError } from '../../api.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import { asFailure } from '../../useLoad.ts'
import { SenhaField } from './LoginFields.tsx'
import { useAcesso } from './useAcesso.tsx'
import { useWhenKnown } from './useWhenKnown.ts'

type Errors = Partial<Record<'cpf' | 'empresaId' | 'senha', string>>

/** CPF, company and password — spec 1 §5.12 */
export function LoginForm({ solicitacaoId }: { solicitacaoId?: string }) {
  const { empresaId, login } = usePortal()
  const form = useRef<HTMLFormElement>(null)
  const acesso = useAcesso()
  const [senha, setSenha] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<ApiError>()
  const [sending, setSending] = useState(false)

  const missing = (): Errors => ({
    ...acesso.missing(),
    ...(senha === '' ? { senha: 'Senha é obrigatória' } : {}),
  })
  const send = async () => {
    setSending(true)
    try {
      await login({ cpf: acesso.cpf, senha, empresaId: acesso.empresaId }, solicitacaoId)
    } catch (error) {
      setFailure(asFailure(error))
      setSending(false)
      form.current?.querySelector<HTMLInputElement>('[name=senha]')?.focus()
    }
  }
  /** Falls back to the CPF where the field is disabled: no companies to choose from. */
  const fieldNamed = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name=${name}]:not(:disabled)`) ??
    form.current?.querySelector<HTMLElement>('[name=cpf]')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = missing()
    setErrors(found)
    setFailure(undefined)
    const [first] = Object.keys(found)
    if (first === undefined) void send()
    else fieldNamed(first)?.focus()
  }
  const { waiting, onSubmit } = useWhenKnown(acesso.loading, submit)
  const forget = (name: keyof Errors) => setErrors(({ [name]: _, ...rest }) => rest)
  return (
    <form ref={form} className="formulario" onSubmit={onSubmit} noValidate>
      {failure && (
        <p className="erro" role="alert">
          {failure.message}
        </p>
      )}
      {acesso.fields(errors, forget)}
      <SenhaField
        value={senha}
        error={errors.senha}
        onChange={(value) => {
          setSenha(value)
          forget('senha')
        }}
      />
      <Link className="voltar" to={portalLink('/recuperar-senha', { empresaId })}>
        Esqueci a minha senha
      </Link>
      <button type="submit" className="botao grande" disabled={sending || waiting}>
        {sending || waiting ? 'Entrando…' : 'Entrar'}
      </button>
      <Link className="botao leve" to={portalLink('/candidatos/new', { empresaId, solicitacaoId })}>
        Fazer o meu cadastro
      </Link>
      <Link className="voltar" to={portalLink('/anuncios', { empresaId })}>
        Ver as vagas sem entrar
      </Link>
    </form>
  )
}
