import { SenhaField } from './LoginFields.tsx'

export interface Nova {
  novaSenha: string
  confNovaSenha: string
}

/** spec 1 §5.7 */
const NOT_CONFIRMED = 'A senha não foi confirmada corretamente. Por favor, confira.'

/** Validates a new password before it is sent. */
export const faltaNaSenha = ({ novaSenha, confNovaSenha }: Nova): Record<string, string> => ({
  ...(novaSenha === '' ? { novaSenha: 'Nova senha é obrigatória' } : {}),
  ...(confNovaSenha === ''
    ? { confNovaSenha: 'Confirmação da nova senha é obrigatória' }
    : novaSenha !== '' && novaSenha !== confNovaSenha
      ? { confNovaSenha: NOT_CONFIRMED }
      : {}),
})

interface Props {
  value: Nova
  errors: Record<string, string>
  onChange(name: keyof Nova, value: string): void
}

/** A new password, typed twice. */
export function NovaSenha({ value, errors, onChange }: Props) {
  return (
    <>
      <SenhaField
        name="novaSenha"
        label="Nova senha"
        hint="Pelo menos 10 caracteres; senhas muito usadas são recusadas."
        value={value.novaSenha}
        error={errors.novaSenha}
        onChange={(text) => onChange('novaSenha', text)}
      />
      <SenhaField
        name="confNovaSenha"
        label="Confirmação da nova senha"
        value={value.confNovaSenha}
        error={errors.confNovaSenha}
        onChange={(text) => onChange('confNovaSenha', text)}
      />
    </>
  )
}
