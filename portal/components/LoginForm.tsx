import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { ApiError } from '../api.ts'
import { link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useEmpresas } from '../useEmpresas.ts'
import { asFailure } from '../useLoad.ts'
import { CpfField, EmpresaField, SenhaField } from './LoginFields.tsx'

type Errors = Partial<Record<'cpf' | 'empresaId' | 'senha', string>>

/** CPF, company and password — spec 1 §5.12 */
export function LoginForm({ solicitacaoId }: { solicitacaoId?: string }) {
  const { empresaId, login } = usePortal()
  const form = useRef<HTMLFormElement>(null)
  const [cpf, setCpf] = useState('')
  const [senha, setSenha] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<ApiError>()
  const [sending, setSending] = useState(false)
  const digits = cpf.replace(/\D/g, '')
  const empresas = useEmpresas(digits, empresaId)

  const missing = (): Errors => ({
    ...(digits === '' ? { cpf: 'CPF é obrigatório' } : cpfFormat.validate(digits) ? {} : { cpf: cpfFormat.message }),
    ...(empresas.chosen
      ? {}
      : { empresaId: empresas.list.length > 1 ? 'Selecione uma empresa.' : 'Empresa é obrigatória' }),
    ...(senha === '' ? { senha: 'Senha é obrigatória' } : {}),
  })
  const send = async () => {
    setSending(true)
    try {
      await login({ cpf: digits, senha, empresaId: empresas.chosen }, solicitacaoId)
    } catch (error) {
      setFailure(asFailure(error))
      setSending(false)
      form.current?.querySelector<HTMLInputElement>('[name=senha]')?.focus()
    }
  }
  /** Without companies to choose from it is the CPF that has to be looked at. */
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
  const forget = (name: keyof Errors) => setErrors(({ [name]: _, ...rest }) => rest)
  return (
    <form ref={form} className="formulario" onSubmit={submit} noValidate>
      {failure && (
        <p className="erro" role="alert">
          {failure.message}
        </p>
      )}
      <CpfField
        error={errors.cpf}
        onChange={(value) => {
          setCpf(value)
          forget('cpf')
        }}
      />
      <EmpresaField
        empresas={empresas}
        error={errors.empresaId}
        onChange={(value) => {
          empresas.choose(value)
          forget('empresaId')
        }}
      />
      <SenhaField
        value={senha}
        error={errors.senha}
        onChange={(value) => {
          setSenha(value)
          forget('senha')
        }}
      />
      <Link className="voltar" to={link('/recuperar-senha', { empresaId })}>
        Esqueci a minha senha
      </Link>
      <button type="submit" className="botao grande" disabled={sending}>
        {sending ? 'Entrando…' : 'Entrar'}
      </button>
      <Link className="botao leve" to={link('/candidatos/new', { empresaId, solicitacaoId })}>
        Fazer o meu cadastro
      </Link>
      <Link className="voltar" to={link('/anuncios', { empresaId })}>
        Ver as vagas sem entrar
      </Link>
    </form>
  )
}
