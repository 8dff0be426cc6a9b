import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { put } from '../api.ts'
import { InvalidCompany } from '../components/InvalidCompany.tsx'
import { CpfField, EmpresaField } from '../components/LoginFields.tsx'
import { faltaNaSenha, NovaSenha } from '../components/NovaSenha.tsx'
import { useEnvio } from '../components/useEnvio.ts'
import { link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useEmpresas } from '../useEmpresas.ts'
import { usePage } from '../usePage.ts'

/** /externo/recuperar-senha: asks for the link, and with the link's code for a new password — spec 1 §2.3, §7.2 */
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
        <Link className="voltar" to={link('/login', { empresaId })}>
          Voltar para a entrada
        </Link>
      </p>
    </div>
  )
}

function Pedido() {
  const { empresaId } = usePortal()
  const [cpf, setCpf] = useState('')
  const digits = cpf.replace(/\D/g, '')
  const empresas = useEmpresas(digits, empresaId)
  const missing = () => ({
    ...(digits === '' ? { cpf: 'CPF é obrigatório' } : cpfFormat.validate(digits) ? {} : { cpf: cpfFormat.message }),
    ...(empresas.chosen
      ? {}
      : { empresaId: empresas.list.length > 1 ? 'Selecione uma empresa.' : 'Empresa é obrigatória' }),
  })
  const { form, errors, failure, sending, done, submit, forget } = useEnvio(missing, () =>
    put('candidatos/recuperar-senha', { cpf: digits, empresaId: Number(empresas.chosen) }),
  )
  if (done)
    return (
      <p className="sucesso" role="status">
        Se houver um e-mail no cadastro deste CPF, enviamos para ele as instruções para criar uma nova senha. O link
        vale por uma hora. Não chegou? Veja a caixa de spam ou fale com a empresa.
      </p>
    )
  return (
    <form ref={form} className="formulario" onSubmit={submit} noValidate>
      <p className="nota">Enviamos um link para o e-mail do seu cadastro.</p>
      {failure && (
        <p className="erro" role="alert">
          {failure}
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
      <button type="submit" className="botao grande" disabled={sending}>
        {sending ? 'Enviando…' : 'Enviar o link'}
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
    () => put('candidatos/nova-senha', { codigo, ...value }),
  )
  if (done)
    return (
      <p className="sucesso" role="status">
        A sua nova senha está valendo. <Link to={link('/login', { empresaId })}>Entrar com ela</Link>
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
