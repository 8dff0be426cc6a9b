import { expect, test } from 'vitest'
import { networkOf } from '#server/session/address.ts'
import { passwordProblem, verifyPassword } from '#server/session/password.ts'
import { hasAuthority, type Session } from '#server/session/session.ts'

const session = (kind: Session['kind'], authorities: string[]): Session => ({
  id: '',
  kind,
  usuario: { id: 1, nome: 'Alguém', login: 'alguem' },
  empresaId: 1,
  empresas: [],
  authorities: new Set(authorities),
  restricted: false,
  context: { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-11-21' },
  expiraEm: new Date(),
})

test('a candidate has no internal authority at all, whatever the session says', () => {
  const candidato = session('candidato', ['ROLE_CAD_USUARIO', 'CANDIDATO'])
  expect(['LOGIN', 'ROLE_CAD_USUARIO', 'PUBLIC', ''].filter((authority) => hasAuthority(candidato, authority))).toEqual(
    [],
  )
  expect(hasAuthority(candidato, 'CANDIDATO')).toBe(true)
})

test('a user has LOGIN and what his profiles give him, and is no candidate', () => {
  const interna = session('interna', ['ROLE_A'])
  expect(['LOGIN', 'ROLE_A', 'ROLE_B', 'CANDIDATO'].filter((authority) => hasAuthority(interna, authority))).toEqual([
    'LOGIN',
    'ROLE_A',
  ])
})

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a new password has a length and is not the own name', () => {
  const problem = (password: string) => passwordProblem('senha', password, ['maria.silva'])?.message
  expect(problem('1234567')).toBe('A senha deve ter no mínimo 8 caracteres')
  expect(problem('x'.repeat(129))).toBe('A senha deve ter no máximo 128 caracteres')
  expect(problem('aaaaaaaaaa')).toBe('A senha é fácil demais de adivinhar')
  expect(problem('Maria.Silva')).toBe('A senha é fácil demais de adivinhar')
  expect(problem('correto cavalo')).toBeUndefined()
})

test('what is no digest of a password matches nothing', async () => {
  for (const stored of [undefined, null, '', 'prumo', '$argon2id$torto'])
    expect(await verifyPassword(stored, 'prumo')).toBe(false)
})
