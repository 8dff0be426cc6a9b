import { expect, test } from 'vitest'
import { panelLinks } from '#admin/shell/panel/links.ts'

const empresa = { id: 2, nome: 'Horizonte' }
const hrefs = (links: Record<string, string>, linkChat?: string) =>
  panelLinks({ empresa, linkChat, parametrosDoSistema: { links } }).map(({ label, href }) => [label, href])

test('the panel shows the vacancies of the company, and of the rest only what is configured', () => {
  expect(hrefs({})).toEqual([['Portal de vagas da empresa', '/externo/anuncios?empresaId=2']])
  expect(
    hrefs({ blog: 'https://blog.com.br', centralAjuda: 'https://ajuda.com.br' }, 'https://chat.com.br/?e=1'),
  ).toEqual([
    ['Portal de vagas da empresa', '/externo/anuncios?empresaId=2'],
    ['Chat de suporte', 'https://chat.com.br/?e=1'],
    ['Central de ajuda', 'https://ajuda.com.br'],
    ['Blog', 'https://blog.com.br'],
  ])
})

test('an address that is no web page is not shown', () => {
  expect(hrefs({ blog: 'javascript:alert(1)' }, 'data:text/html,x')).toHaveLength(1)
})
