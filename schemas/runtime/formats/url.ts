import type { Format } from './parts/format.ts'

function validate(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /[\s<>"\\]/.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Web address: http or https only, without user info, so that it cannot run a script or disguise its host. */
const url: Format = {
  name: 'url',
  validate,
  normalise: (text) => text.trim().replace(/^www\./i, 'https://www.'),
  message: 'URL inválida',
  inputMode: 'url',
  examples: {
    valid: ['https://www.exemplo.com.br', 'http://intranet/treinamento?id=1', 'https://exemplo.com:8443/a#b'],
    invalid: [
      'javascript:alert(1)',
      'ftp://exemplo.com',
      'exemplo',
      'https://',
      'https://exemplo .com',
      'https://banco.com@golpe.com',
    ],
  },
}

export default url
