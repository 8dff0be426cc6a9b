import type { Format } from './parts/format.ts'

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

function validate(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  if (text.length > 254 || local.length > 64 || !LOCAL.test(local)) return false
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(labels.at(-1) ?? '')
}

/** E-mail address with a domain of at least two labels; at most 254 characters. The domain is stored in lower case. */
const email: Format = {
  name: 'email',
  validate,
  normalise: (text) => text.trim().replace(/@[^@]*$/, (domain) => domain.toLowerCase()),
  message: 'E-mail inválido',
  inputMode: 'email',
  examples: {
    valid: ['maria.silva@exemplo.com.br', 'rh+vagas@empresa.com', 'a@b.io'],
    invalid: [
      'maria',
      'maria@exemplo',
      '@exemplo.com',
      'maria@',
      'maria silva@exemplo.com',
      'maria..silva@exemplo.com',
      'maria@-exemplo.com',
      'a@b@c.com',
      'joão@exemplo.com',
    ],
  },
}

export default email
