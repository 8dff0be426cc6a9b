import { expect, test } from 'vitest'
import { wayBack } from '#admin/resource/list/address.ts'

const PLANO = '/cargo-salario/tabelas-reajustes-colaboradores/2/visualizar'

test('a record leads back to the page that opened it, else to its list', () => {
  expect(wayBack('sst/ambientes', `?volta=${encodeURIComponent(PLANO)}`)).toBe(PLANO)
  expect(wayBack('sst/ambientes', '')).toBe('/sst/ambientes')
})

test.each(['//outro.exemplo', 'https://outro.exemplo', '/\\outro.exemplo', 'javascript:alert(1)'])(
  '%s is no page of ours',
  (asked) => {
    expect(wayBack('sst/ambientes', `?volta=${encodeURIComponent(asked)}`)).toBe('/sst/ambientes')
  },
)
