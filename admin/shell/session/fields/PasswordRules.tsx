import Met from '@mui/icons-material/CheckCircleOutlined'
import Open from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Passwords } from '#admin/providers/session.ts'
import { passwordTexts } from './login-texts.ts'

const shortest = 10

/** Evaluates the rules of a new password; the server validates again (server/platform/session/passwords/password-strength.ts). */
function verdicts({ senha, novaSenha }: Passwords, names: string[], another: boolean) {
  const plain = novaSenha.toLowerCase()
  const typed = plain !== ''
  const { length, variety, names: unlikeNames, other } = passwordTexts.rules
  return [
    { rule: length, met: novaSenha.length >= shortest },
    { rule: variety, met: new Set(plain).size >= 3 },
    ...(names.length > 0
      ? [{ rule: unlikeNames, met: typed && !names.some((name) => name.toLowerCase() === plain) }]
      : []),
    ...(another ? [{ rule: other, met: typed && novaSenha !== senha }] : []),
  ]
}

interface Props {
  values: Passwords
  names: string[]
  /** the current password is asked for, and the new one must differ */
  another: boolean
}

/** Rules of a password, checked off while typing. */
export function PasswordRules({ values, names, another }: Props) {
  const { rulesTitle, met: metText, open } = passwordTexts
  return (
    <Box>
      <Typography id="password-rules" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {rulesTitle}
      </Typography>
      <Box component="ul" aria-labelledby="password-rules" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {verdicts(values, names, another).map(({ rule, met }) => (
          <Typography
            key={rule}
            component="li"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: met ? 'success.main' : 'text.secondary' }}
          >
            {met ? <Met sx={{ fontSize: 16 }} /> : <Open sx={{ fontSize: 16 }} />}
            <span aria-hidden>{rule}</span>
            <span style={visuallyHidden}>{met ? metText(rule) : open(rule)}</span>
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {passwordTexts.common}
      </Typography>
    </Box>
  )
}
