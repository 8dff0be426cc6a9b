import { describe, expect, test } from 'vitest'
import { baseDaEmpresa, digitoVerificador } from '#server/domain/utilitario/estabelecimento/inscricao.ts'

describe('the registration number of an establishment', () => {
  test('a CNPJ has the base of the company and worked-out digits', () => {
    expect(baseDaEmpresa('CNPJ', '11222333000181')).toBe('11222333')
    expect(digitoVerificador('CNPJ', '11222333', '0001')).toBe('81')
  })

  test('so does a CNPJ with letters', () => {
    expect(baseDaEmpresa('CNPJ', '12ABC34501DE35')).toBe('12ABC345')
    expect(digitoVerificador('CNPJ', '12ABC345', '01DE')).toBe('35')
  })

  test('a CAEPF comes from the CPF of the owner', () => {
    expect(baseDaEmpresa('CAEPF', '52998224725')).toBe('529982247')
    expect(digitoVerificador('CAEPF', '529982247', '001')).toBe('25')
  })

  test('without the number of the company there is none', () => {
    expect(baseDaEmpresa('CAEPF', '11222333000181')).toBeUndefined()
    expect(baseDaEmpresa('CNPJ', '52998224725')).toBeUndefined()
  })

  test('complements that are no registration numbers have no digits', () => {
    expect(digitoVerificador('CNPJ', '11222333', '001')).toBeUndefined()
    expect(digitoVerificador('CAEPF', '529982247', '00A')).toBeUndefined()
  })
})
