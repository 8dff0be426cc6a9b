import { type ReactNode, useState } from 'react'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { useEmpresas } from '../../hooks/useEmpresas.ts'
import { usePortal } from '../../session.tsx'
import { CpfField, EmpresaField } from './LoginFields.tsx'

interface Acesso {
  /** digits only */
  cpf: string
  /** id of the company; '' while there is none */
  empresaId: string
  /** the companies of the CPF are being loaded */
  loading: boolean
  /** errors of CPF and company, by field */
  missing(): { cpf?: string; empresaId?: string }
  fields(errors: Partial<Record<'cpf' | 'empresaId', string>>, forget: (name: 'cpf' | 'empresaId') => void): ReactNode
}

/** State of CPF and company, chosen among its registrations — spec 1 §2.3, §5.12 */
export function useAcesso(): Acesso {
  const { empresaId } = usePortal()
  const [typed, setTyped] = useState('')
  const cpf = typed.replace(/\D/g, '')
  const empresas = useEmpresas(cpf, empresaId)
  return {
    cpf,
    empresaId: empresas.chosen,
    loading: empresas.loading,
    missing: () => ({
      ...(cpf === '' ? { cpf: 'CPF é obrigatório' } : cpfFormat.validate(cpf) ? {} : { cpf: cpfFormat.message }),
      ...(empresas.chosen
        ? {}
        : { empresaId: empresas.list.length > 1 ? 'Selecione uma empresa.' : 'Empresa é obrigatória' }),
    }),
    fields: (errors, forget) => (
      <>
        <CpfField
          error={errors.cpf}
          onChange={(value) => {
            setTyped(value)
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
      </>
    ),
  }
}
