import { expect, it } from 'vitest'
import cep from '#schemas/runtime/formats/cep.ts'
import ddd from '#schemas/runtime/formats/ddd.ts'
import email from '#schemas/runtime/formats/email.ts'
import telefone from '#schemas/runtime/formats/telefone.ts'
import url from '#schemas/runtime/formats/url.ts'

it.each([
  ['(11) 98765-4321', '11987654321', '(11) 98765-4321'],
  ['+55 (11) 98765-4321', '11987654321', '(11) 98765-4321'],
  ['011 3333-4444', '1133334444', '(11) 3333-4444'],
  ['3333.4444', '33334444', '3333-4444'],
  ['98765 4321', '987654321', '98765-4321'],
  ['0800 777 1234', '08007771234', '0800 777 1234'],
])('telefone %s is stored as %s and shown as %s', (typed, stored, shown) => {
  expect(telefone.normalise?.(typed)).toBe(stored)
  expect(telefone.validate(stored)).toBe(true)
  expect(telefone.display?.(stored)).toBe(shown)
})

it('uses the words of the specification', () => {
  expect(telefone.message).toBe('Número de telefone inválido.')
  expect(ddd.message).toBe('Inválido')
})

it('DDD has exactly two digits', () => {
  expect(ddd.normalise?.('(011)')).toBe('11')
  expect(ddd.validate('11')).toBe(true)
  for (const wrong of ['1', '111', '01', 'AB']) expect(ddd.validate(wrong)).toBe(false)
})

it('CEP is stored as eight digits', () => {
  expect(cep.normalise?.('01.001-000')).toBe('01001000')
  expect(cep.display?.('01001000')).toBe('01001-000')
  expect(cep.validate('01001-000')).toBe(false)
})

it('an e-mail keeps its user part and loses capitals in its domain', () => {
  expect(email.normalise?.('  Maria.Silva@Exemplo.COM.BR ')).toBe('Maria.Silva@exemplo.com.br')
})

it.each([`${'a'.repeat(65)}@exemplo.com`, `a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(130)}com`, 'a@b.1', 'a@b..com'])(
  'refuses the e-mail %s',
  (text) => {
    expect(email.validate(text)).toBe(false)
  },
)

it('judges a hostile e-mail of 50,000 characters at once', () => {
  const start = performance.now()
  expect(email.validate(`${'a.'.repeat(25_000)}@`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(50)
})

it('completes an address that starts with www and takes only http and https', () => {
  expect(url.normalise?.(' www.exemplo.com.br/vaga ')).toBe('https://www.exemplo.com.br/vaga')
  for (const wrong of [
    'data:text/html,x',
    'JAVASCRIPT:alert(1)',
    'https://a b.com',
    '//exemplo.com',
    'https://a.com/"><script>',
  ]) {
    expect(url.validate(wrong)).toBe(false)
  }
})
