import { useState } from 'react'
import type { Candidato } from '#schemas/runtime/answers/recruitment/portal.ts'
import { sendJson } from '../../api.ts'
import { usePage } from '../../hooks/usePage.ts'
import { SenhaField } from './LoginFields.tsx'
import { faltaNaSenha, NovaSenha } from './NovaSenha.tsx'
import { useEnvio } from './useEnvio.ts'

const vazia = { senha: '', novaSenha: '', confNovaSenha: '' }

/** /externo/candidatos/{id}?tab=senha — spec 1 §2.3, §5.7 */
export function AlterarSenha({ candidato: { id } }: { candidato: Candidato }) {
  const heading = usePage('Alterar Senha')
  const [value, setValue] = useState(vazia)
  const { form, errors, failure, sending, done, submit, forget } = useEnvio(
    () => ({ ...(value.senha === '' ? { senha: 'Senha é obrigatória' } : {}), ...faltaNaSenha(value) }),
    async () => {
      await sendJson('PATCH', `candidatos/${id}/alterar-senha`, value)
      setValue(vazia)
    },
  )
  const change = (name: keyof typeof vazia, text: string) => {
    setValue((old) => ({ ...old, [name]: text }))
    forget(name)
  }
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Alterar Senha
      </h1>
      {done && (
        <p className="sucesso" role="status">
          A sua senha foi alterada. Quem estava com o seu cadastro aberto em outro aparelho precisa entrar de novo.
        </p>
      )}
      <form ref={form} className="formulario" onSubmit={submit} noValidate>
        {failure && (
          <p className="erro" role="alert">
            {failure}
          </p>
        )}
        <SenhaField
          label="Senha atual"
          value={value.senha}
          error={errors.senha}
          onChange={(text) => change('senha', text)}
        />
        <NovaSenha value={value} errors={errors} onChange={change} />
        <button type="submit" className="botao grande" disabled={sending}>
          {sending ? 'Alterando…' : 'Alterar a senha'}
        </button>
      </form>
    </div>
  )
}
