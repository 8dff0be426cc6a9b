import { describe, expect, test } from 'vitest'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { networkOf } from '#server/platform/session/address.ts'
import { verifyPassword } from '#server/platform/session/passwords/password.ts'
import { passwordProblem } from '#server/platform/session/passwords/password-strength.ts'

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

describe('a new password', () => {
  const names = ['maria.silva', 'Maria da Silva', 'maria@aurora.example', 'Aurora Alimentos Ltda', '529.982.247-25']
  const problem = async (password: string) => (await passwordProblem('senha', password, names))?.message
  const easy = 'A senha é fácil demais de adivinhar: '

  test.each([
    ['123456789', 'A senha deve ter no mínimo 10 caracteres'],
    ['x'.repeat(129), 'A senha deve ter no máximo 128 caracteres'],
    ['aaaaaaaaaa', `${easy}repete os mesmos caracteres`],
    ['abababababab', `${easy}repete os mesmos caracteres`],
    ['52998224725', `${easy}é o seu nome, o seu usuário ou o seu CPF`],
    ['529.982.247-25', `${easy}é o seu nome, o seu usuário ou o seu CPF`],
    ['Maria da Silva', `${easy}é o seu nome, o seu usuário ou o seu CPF`],
    ...[
      'Maria.Silva2026',
      'aurora2026',
      'Aurora@2026!',
      '2026Alimentos',
      'prumo12345',
      'PrumoRH#2026',
      'Prum02026!!',
    ].map((password) => [password, `${easy}é feita do nome da pessoa, do usuário, da empresa ou do produto`]),
    ...[
      '1234567890',
      'senha12345',
      'S3nh4123456',
      'Brasil123456',
      'qwertyuiop',
      'flamengo1981',
      '2026!Girassol',
      'senhasenha',
      'Março12345',
    ].map((password) => [password, `${easy}é uma senha muito usada, ou uma palavra comum com números`]),
  ])('%s is refused: %s', async (password, message) => expect(await problem(password)).toBe(message))

  test.each([
    'correto cavalo',
    'Girassol-Azul-2026',
    'prumo-demo-2026',
    'kX7#pqT9vLm2',
    '7391-0264-8815',
    'três tigres tristes',
  ])('%s is taken', async (password) => expect(await problem(password)).toBeUndefined())
})

test('what is no digest of a password matches nothing', async () => {
  for (const stored of [undefined, null, '', 'prumo', '$argon2id$torto'])
    expect(await verifyPassword(stored, 'prumo')).toBe(false)
})
