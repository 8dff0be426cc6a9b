import { useState } from 'react'
import { useMaska } from '#admin/form/widgets/masked/useMaska.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { Empresas } from '../../hooks/useEmpresas.ts'
import { describedBy, Field } from '../Field.tsx'
import { Icon } from '../Icon.tsx'

interface FieldProps {
  error?: string
  onChange(value: string): void
}

const mask = { mask: cpfFormat.mask }

/** CPF input with a mask; maska keeps the caret, so the input is uncontrolled. */
export function CpfField({ error, onChange }: FieldProps) {
  const ref = useMaska(mask)
  return (
    <Field name="cpf" label="CPF" error={error}>
      <input
        ref={ref}
        {...describedBy('cpf', error)}
        type="text"
        inputMode="numeric"
        autoComplete="username"
        placeholder="000.000.000-00"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

/** Select of the company; disabled without a choice — spec 1 §2.3 */
export function EmpresaField({ empresas, error, onChange }: FieldProps & { empresas: Empresas }) {
  const { list, chosen, asked, loading, error: failure, retry } = empresas
  const hint = hintOf(empresas)
  return (
    <Field name="empresaId" label="Empresa" error={error} hint={hint}>
      <select
        {...describedBy('empresaId', error, hint)}
        value={chosen}
        disabled={list.length <= 1}
        onChange={(event) => onChange(event.target.value)}
      >
        {list.length !== 1 && <option value="">{loading ? 'Procurando…' : list.length > 1 ? 'Selecione' : ''}</option>}
        {list.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
      {asked && failure && (
        <button type="button" className="botao leve" onClick={retry}>
          Tentar novamente
        </button>
      )}
    </Field>
  )
}

function hintOf({ list, asked, loading, error }: Empresas): string | undefined {
  if (!asked) return 'Digite o CPF completo para ver a empresa.'
  if (error) return error.message
  return loading || list.length > 0 ? undefined : 'Nenhuma empresa recebe candidatos por aqui no momento.'
}

interface SenhaProps extends FieldProps {
  value: string
  name?: string
  label?: string
  hint?: string
}

/** Password input with a show button; autocomplete is `current-password` for 'senha', `new-password` for other names. */
export function SenhaField({ value, error, onChange, name = 'senha', label = 'Senha', hint }: SenhaProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field name={name} label={label} error={error} hint={hint}>
      <span className="com-botao">
        <input
          {...describedBy(name, error, hint)}
          type={shown ? 'text' : 'password'}
          autoComplete={name === 'senha' ? 'current-password' : 'new-password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={name === 'senha' ? 'Mostrar a senha' : `Mostrar: ${label}`}
          onClick={() => setShown((was) => !was)}
        >
          <Icon name="ver" />
        </button>
      </span>
    </Field>
  )
}
