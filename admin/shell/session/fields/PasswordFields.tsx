import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { passwordTexts } from './login-texts.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import type { PasswordForm } from './usePasswordForm.ts'

interface Props {
  form: PasswordForm
  /** names the new password must not contain */
  names: string[]
  size?: 'small' | 'medium'
}

/** Current password (if asked) and new password twice, with its rules. */
export function PasswordFields({ form, names, size }: Props) {
  const { fields, values, errors, refusal, change } = form
  return (
    <Stack spacing={2}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {fields.map((name, index) => (
        <PasswordField
          key={name}
          size={size}
          name={name}
          label={passwordTexts[name]}
          value={values[name]}
          onChange={(event) => change(name, event.target.value)}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          autoComplete={name === 'senha' ? 'current-password' : 'new-password'}
          autoFocus={index === 0}
          required
        />
      ))}
      <PasswordRules values={values} names={names} another={fields.includes('senha')} />
    </Stack>
  )
}
