import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { targetOf } from '#admin/shell/links.ts'

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://rh.exemplo.com.br' } }))
afterAll(() => vi.unstubAllGlobals())

test.each([
  ['/captacao/candidatos?page=2#fim', { to: '/captacao/candidatos?page=2#fim' }],
  ['captacao/candidatos', { to: '/captacao/candidatos' }],
  ['https://rh.exemplo.com.br/sst', { to: '/sst' }],
  ['/externo/anuncios', { href: 'https://rh.exemplo.com.br/externo/anuncios' }],
  ['https://outro.com.br/x', { href: 'https://outro.com.br/x' }],
  ['//outro.com.br/x', { href: 'https://outro.com.br/x' }],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  [undefined, undefined],
])('the link %s leads to %o', (link, target) => {
  expect(targetOf(link)).toEqual(target)
})
