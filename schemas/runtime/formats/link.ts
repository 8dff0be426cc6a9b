import type { Format } from './parts/format.ts'
import url from './url.ts'

/** A path inside the product: exactly one leading slash, so that it cannot lead to another host, and no backslash, blank or markup. */
const within = (text: string): boolean => /^\/(?![/\\])[^\s<>"\\]*$/.test(text)

/** Target of a link: a path of the product ('/captacao/…') or a web address. */
const link: Format = {
  name: 'link',
  validate: (text) => within(text) || url.validate(text),
  normalise: url.normalise,
  message: 'Link inválido: informe um endereço iniciado por / ou por https://',
  inputMode: 'url',
  examples: {
    valid: ['/captacao/solicitacoes-pessoal/12', '/', 'https://www.exemplo.com.br/guia', 'http://intranet/rh?pagina=1'],
    invalid: ['javascript:alert(1)', '//golpe.com', '/\\golpe.com', 'captacao', 'ftp://exemplo.com', '/a b'],
  },
}

export default link
